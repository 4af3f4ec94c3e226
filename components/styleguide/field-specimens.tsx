import { PasswordField } from '@/components/ui/password-field'
import { SelectField } from '@/components/ui/select-field'
import { TextArea } from '@/components/ui/text-area'
import { TextField } from '@/components/ui/text-field'
import { Button } from '@/components/ui/button'
import { Specimen } from './specimen'

export function FieldSpecimens() {
  return (
    <Specimen name="Fields">
      <TextField label="Email" type="email" inputMode="email" hint="We write to this address" />
      <TextField
        label="Mobile"
        type="tel"
        inputMode="tel"
        defaultValue="12"
        error="Please enter a correct mobile phone number"
      />
      <TextField
        label="Amount"
        inputMode="decimal"
        before="$"
        defaultValue="120.00"
        after={
          <Button size="small" variant="quiet">
            All
          </Button>
        }
      />
      <PasswordField label="Password" defaultValue="secret" autoComplete="current-password" />
      <SelectField
        label="Reason"
        placeholder="Choose"
        options={[
          { value: 'a', label: 'Not as described' },
          { value: 'b', label: 'Arrived damaged' },
        ]}
      />
      <TextArea label="Review" placeholder="What did you like?" />
      <TextField label="Disabled" defaultValue="Cannot be changed" disabled />
    </Specimen>
  )
}
