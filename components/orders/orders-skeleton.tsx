import { Skeleton, Skeletons } from '@/components/ui/skeleton'

export function OrdersSkeleton() {
  return (
    <Skeletons>
      <div className="grid gap-3 pt-3 wide:grid-cols-2">
        {Array.from({ length: 4 }, (_, card) => (
          <div key={card} className="flex flex-col gap-3 rounded-card bg-card p-4">
            <div className="flex justify-between">
              <Skeleton shape="h-5 w-2/5 rounded-tick" />
              <Skeleton shape="h-5 w-1/5 rounded-tick" />
            </div>
            <div className="flex items-center gap-3">
              <Skeleton shape="size-16 rounded-thumb" />
              <Skeleton shape="h-4 w-1/2 rounded-tick" />
            </div>
            <Skeleton shape="h-5 w-1/3 self-end rounded-tick" />
          </div>
        ))}
      </div>
    </Skeletons>
  )
}
