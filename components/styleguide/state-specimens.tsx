'use client'

import { ButtonLink } from '@/components/layout/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { FailedState } from '@/components/ui/failed-state'
import { ListEnd } from '@/components/ui/list-end'
import { CardGridSkeleton, ListSkeleton, Skeletons, TextSkeleton } from '@/components/ui/skeleton'
import { Specimen } from './specimen'

export function StateSpecimens() {
  return (
    <Specimen name="States">
      <Skeletons>
        <div className="flex flex-col gap-4">
          <TextSkeleton />
          <CardGridSkeleton cards={2} />
          <ListSkeleton rows={3} />
        </div>
      </Skeletons>
      <ListEnd state="refreshing" />
      <ListEnd state="noMore" />
      <EmptyState
        drawing="bag"
        title="Your cart is empty"
        action={<ButtonLink href="/home">Look around</ButtonLink>}
      />
      <FailedState
        message="system interface request timed out"
        requestId="0193f5d2-7c1e"
        onRetry={() => {}}
      />
    </Specimen>
  )
}
