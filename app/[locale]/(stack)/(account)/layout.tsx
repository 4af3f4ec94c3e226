import { SessionGate } from '@/components/layout/session-gate'
import { MessagesProvider } from '@/components/layout/messages-provider'
import { ListSkeleton, Skeletons } from '@/components/ui/skeleton'

/** The server renders no private content, so there is nothing to check for instant navigation. */
export const instant = false

export default function AccountLayout({ children }: { children: React.ReactNode }) {
  return (
    <MessagesProvider of="account">
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
    </MessagesProvider>
  )
}
