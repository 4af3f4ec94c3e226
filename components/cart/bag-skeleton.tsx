import { Skeleton, Skeletons } from '@/components/ui/skeleton'

export function BagSkeleton() {
  return (
    <Skeletons>
      <div className="flex flex-col gap-3 pt-2">
        {[2, 1].map((lines) => (
          <div key={lines} className="flex flex-col gap-5 rounded-card bg-card p-4">
            <Skeleton shape="h-5 w-2/5 rounded-tick" />
            {Array.from({ length: lines }, (_, line) => (
              <div key={line} className="flex gap-3 ps-8">
                <Skeleton shape="size-20 rounded-thumb" />
                <div className="flex flex-1 flex-col gap-2">
                  <Skeleton shape="h-3.5 w-full rounded-tick" />
                  <Skeleton shape="h-3 w-2/5 rounded-tick" />
                  <Skeleton shape="mt-auto h-6 w-1/3 rounded-tick" />
                </div>
              </div>
            ))}
          </div>
        ))}
      </div>
    </Skeletons>
  )
}
