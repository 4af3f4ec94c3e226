import { SessionGate } from '@/components/layout/session-gate'
import { Words } from '@/components/layout/words'
import { ListSkeleton, Skeletons } from '@/components/ui/skeleton'

/** Behind the gate the server renders nothing that could be checked for an instant navigation. */
export const instant = false

export default function AccountLayout({ children }: { children: React.ReactNode }) {
  return (
    <Words only="all">
      <SessionGate
        waiting={
          <Skeletons>
            <div className="p-gutter">
              <ListSkeleton />
            </div>
          </Skeletons>
        }
      >
        {children}
      </SessionGate>
    </Words>
  )
}
