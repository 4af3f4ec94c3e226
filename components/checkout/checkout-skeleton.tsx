import { Skeleton, Skeletons, TextSkeleton } from '@/components/ui/skeleton'

export function CheckoutSkeleton() {
  return (
    <Skeletons>
      <div className="flex flex-col gap-3 pt-10">
        <div className="flex flex-col gap-2.5 rounded-card bg-card p-4">
          <Skeleton shape="h-4 w-2/5 rounded-tick" />
          <Skeleton shape="h-4 w-4/5 rounded-tick" />
        </div>
        <div className="flex flex-col gap-5 rounded-card bg-card p-4">
          <Skeleton shape="h-5 w-1/2 rounded-tick" />
          <div className="flex gap-3">
            <Skeleton shape="size-18 rounded-thumb" />
            <div className="flex-1">
              <TextSkeleton />
            </div>
          </div>
          <Skeleton shape="h-12 rounded-card" />
          <TextSkeleton />
        </div>
      </div>
    </Skeletons>
  )
}
