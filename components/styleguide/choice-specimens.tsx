'use client'

import Wallet from 'lucide-react/icons/wallet'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Checkbox } from '@/components/ui/checkbox'
import { Chip } from '@/components/ui/chip'
import { ChipGroup } from '@/components/ui/chip-group'
import { RadioCard, RadioCards } from '@/components/ui/radio-card'
import { Stepper } from '@/components/ui/stepper'
import { Switch } from '@/components/ui/switch'
import { Row, Specimen } from './specimen'

const colours = [
  { value: 'sand', label: 'Sand' },
  { value: 'river', label: 'River teal' },
  { value: 'ink', label: 'Ink', unavailable: 'Sold out in this size' },
  { value: 'xl', label: 'L' },
]

export function ChoiceSpecimens() {
  const [colour, setColour] = useState<string | null>('river')
  const [quantity, setQuantity] = useState(2)
  const [isInStock, setIsInStock] = useState(true)
  return (
    <Specimen name="Choices">
      <ChipGroup label="Colour" options={colours} value={colour} onChoose={setColour} />
      <Row>
        <Chip isOn={isInStock} onClick={() => setIsInStock(!isInStock)}>
          In stock
        </Chip>
        <Chip isOn={false}>4 stars and up</Chip>
        <Chip isOn={false}>Under $20</Chip>
      </Row>
      <Row>
        <Stepper label="Quantity" value={quantity} max={5} onChange={setQuantity} />
        <Stepper label="One left" value={1} max={1} onChange={setQuantity} />
      </Row>
      <Row>
        <Checkbox label="Select all" defaultChecked />
        <Checkbox label="Off" />
        <Checkbox label="Sold out" disabled />
      </Row>
      <RadioCards legend="Pay with">
        <RadioCard
          name="pay"
          title="Balance"
          detail="$1,204.00 available"
          icon={<Wallet className="text-money" />}
          aside={<Badge tone="money">Usual</Badge>}
          defaultChecked
        />
        <RadioCard name="pay" title="Card" detail="Visa, Mastercard" />
        <RadioCard name="pay" title="On chain" detail="Not offered for this amount" disabled />
      </RadioCards>
      <Switch label="Default address" detail="Chosen first at checkout" defaultChecked />
      <Switch label="Mail about orders" />
    </Specimen>
  )
}
