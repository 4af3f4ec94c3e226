import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm, useFormContext } from 'react-hook-form'
import { LanguageTabs } from '@/console/ui/language-tabs'

jest.mock('react-admin', () => ({
  useTranslate: () => (key: string) => key,
  useLocaleState: () => ['en'],
}))

function Name({ path, isReadOnly }: { path: string; isReadOnly: boolean }) {
  const { register } = useFormContext()
  return <input aria-label="Name" readOnly={isReadOnly} {...register(`${path}.name`)} />
}

function Form() {
  const form = useForm({ defaultValues: { texts: { en: { name: 'Mug' } } } })
  return (
    <FormProvider {...form}>
      <LanguageTabs source="texts" blank={() => ({ name: '' })}>
        {({ path, isFallback }) => <Name path={path} isReadOnly={isFallback} />}
      </LanguageTabs>
    </FormProvider>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })

test('focuses what comes next when a language is begun, and when it is taken back', async () => {
  render(<Form />)
  await userEvent.click(screen.getByRole('tab', { name: 'ไทย' }))
  expect([name().value, name().readOnly]).toEqual(['Mug', true])
  await press('console.languages.write')
  expect([name().value, name().readOnly]).toEqual(['', false])
  expect(document.activeElement).toBe(name())
  await userEvent.keyboard('แก้ว')
  await press('console.languages.clear')
  expect(name().value).toBe('Mug')
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'console.languages.write' }),
  )
})
