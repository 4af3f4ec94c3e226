import { Skeleton, Skeletons } from '@/components/ui/skeleton'

export function AddressListSkeleton() {
  return (
    <Skeletons>
      <div className="grid gap-3 pt-3 wide:grid-cols-2">
        {Array.from({ length: 3 }, (_, card) => (
          <div key={card} className="flex flex-col gap-3 rounded-card bg-card p-4">
            <Skeleton shape="h-4 w-2/5 rounded-tick" />
            <Skeleton shape="h-4 w-4/5 rounded-tick" />
            <Skeleton shape="h-9 w-32 self-end rounded-full" />
          </div>
        ))}
      </div>
    </Skeletons>
  )
}
