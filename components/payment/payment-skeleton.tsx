import { Skeleton, Skeletons } from '@/components/ui/skeleton'

export function PaymentSkeleton() {
  return (
    <Skeletons>
      <div className="flex flex-col items-center gap-3 py-8">
        <Skeleton shape="h-4 w-24 rounded-tick" />
        <Skeleton shape="h-9 w-40 rounded-tick" />
        <Skeleton shape="h-4 w-32 rounded-tick" />
      </div>
      <Skeleton shape="h-24 rounded-card" />
    </Skeletons>
  )
}
