import Heart from 'lucide-react/icons/heart'
import Share2 from 'lucide-react/icons/share-2'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { ButtonLink } from '@/components/layout/button-link'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { Row, Specimen } from './specimen'

export function ButtonSpecimens() {
  return (
    <Specimen name="Buttons">
      <Row>
        <Button>Primary</Button>
        <Button variant="outline">Outline</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Danger</Button>
      </Row>
      <Row>
        <Button isPending>Primary</Button>
        <Button variant="outline" isPending>
          Outline
        </Button>
        <Button disabled>Disabled</Button>
        <ButtonLink href="/home" variant="quiet">
          Link
        </ButtonLink>
      </Row>
      <Row>
        <Button size="small">Small</Button>
        <Button size="small" variant="outline">
          Follow
        </Button>
        <Button size="small" variant="quiet" icon={<Heart size={16} />}>
          With icon
        </Button>
      </Row>
      <Button size="large" isFullWidth icon={<ShoppingCart size={20} />}>
        Withdraw $120.00
      </Button>
      <Row>
        <IconButton label="Cart" icon={<ShoppingCart />} />
        <IconButton label="Like" icon={<Heart className="fill-current" />} aria-pressed />
        <IconButton label="Off" icon={<Heart />} disabled />
        <div className="flex gap-1 rounded-card bg-linear-to-r from-money to-accent p-2">
          <IconButton label="Share" variant="disc" icon={<Share2 size={20} />} />
          <IconButton label="Like" variant="disc" icon={<Heart size={20} />} />
        </div>
      </Row>
    </Specimen>
  )
}
