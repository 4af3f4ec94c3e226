import Bell from 'lucide-react/icons/bell'
import { ActionBar, PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { ButtonSpecimens } from './button-specimens'
import { ChoiceSpecimens } from './choice-specimens'
import { DialogSpecimens } from './dialog-specimens'
import { FieldSpecimens } from './field-specimens'
import { FigureSpecimens } from './figure-specimens'
import { FrameSpecimens } from './frame-specimens'
import { StateSpecimens } from './state-specimens'

export function StyleguideScreen() {
  return (
    <>
      <TopBar
        title="Styleguide"
        backHref="/home"
        action={<IconButton label="Notices" icon={<Bell />} />}
      />
      <PageShell width="reading" bottom="bar">
        <div className="divide-y divide-line">
          <FigureSpecimens />
          <ButtonSpecimens />
          <FieldSpecimens />
          <ChoiceSpecimens />
          <DialogSpecimens />
          <FrameSpecimens />
          <StateSpecimens />
        </div>
      </PageShell>
      <ActionBar>
        <Button variant="outline" size="large" isFullWidth>
          Add to cart
        </Button>
        <Button size="large" isFullWidth>
          Buy now
        </Button>
      </ActionBar>
    </>
  )
}
