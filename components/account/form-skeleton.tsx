import { Skeleton, Skeletons } from '@/components/ui/skeleton'

/** The shape of a form of `fields` fields and its button. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <Skeletons>
      <div className="flex flex-col gap-5 pt-4">
        {Array.from({ length: fields }, (_, field) => (
          <div key={field} className="flex flex-col gap-2">
            <Skeleton shape="h-3.5 w-28 rounded-tick" />
            <Skeleton shape="h-12 rounded-card" />
          </div>
        ))}
        <Skeleton shape="mt-2 h-12 rounded-full" />
      </div>
    </Skeletons>
  )
}
