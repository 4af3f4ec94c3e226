import { useTranslations } from 'next-intl'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import { Badge } from '@/components/ui/badge'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { Rating, Stars } from '@/components/ui/stars'
import { Row, Specimen } from './specimen'

const sizes = [
  'text-32',
  'text-24',
  'text-20',
  'text-17',
  'text-15',
  'text-13',
  'text-12',
  'text-11',
]

export function FigureSpecimens() {
  const t = useTranslations()
  return (
    <>
      <Specimen name="Type">
        {sizes.map((size) => (
          <p key={size} className={size}>
            {size.slice(5)} · {t('toasts.createOrderSuccess')} 1,234.50
          </p>
        ))}
        <p className="text-15">{t('notices.region')}</p>
      </Specimen>
      <Specimen name="Prices">
        <Row>
          <Price cents={1299} size="small" />
          <Price cents={1299} originalCents={1999} />
          <Price cents={123450} size="large" tone="ink" />
        </Row>
        <div className="rounded-card bg-wallet p-5 text-on-wallet">
          <p className="text-13 text-on-wallet-muted">{t('currency.label')}</p>
          <Price cents={1234567} size="huge" tone="inherit" />
        </div>
        <Row>
          <Rating rating={4.8} />
          <Stars rating={4.3} />
          <Stars rating={1.5} size={24} />
        </Row>
      </Specimen>
      <Specimen name="Badges">
        <Row>
          <Badge>Cancelled</Badge>
          <Badge tone="accent">-35%</Badge>
          <Badge tone="money">Paid</Badge>
          <Badge tone="good" icon={<CircleCheck size={14} />}>
            Passed
          </Badge>
          <Badge tone="star" icon={<Clock size={14} />}>
            Auditing
          </Badge>
          <Badge tone="bad">Refused</Badge>
        </Row>
      </Specimen>
      <Specimen name="Pictures">
        <div className="grid grid-cols-3 gap-3">
          <Picture
            address="/api/pictures/laptop.sand.front"
            alt="A laptop"
            sizes="30vw"
            shape="card"
          />
          <Picture
            address="/api/pictures/teapot.mint.three-quarter"
            alt="A teapot"
            sizes="30vw"
            shape="thumb"
          />
          <Picture
            address="/api/pictures/backpack.navy.close-up"
            alt="A bicycle"
            sizes="30vw"
            shape="round"
          />
        </div>
      </Specimen>
    </>
  )
}
