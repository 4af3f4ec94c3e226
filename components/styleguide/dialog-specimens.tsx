'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useConfirm } from '@/components/ui/confirm-provider'
import { PayCodeInput } from '@/components/ui/pay-code-input'
import { Price } from '@/components/ui/price'
import { Sheet } from '@/components/ui/sheet'
import { toast } from '@/lib/toast/toast'
import { Row, Specimen } from './specimen'

export function DialogSpecimens() {
  return (
    <Specimen name="Sheets, questions, toasts">
      <Row>
        <PaySheet />
        <QuitQuestion />
      </Row>
      <Row>
        <Button size="small" variant="quiet" onClick={() => toast.plain('Plain words')}>
          Plain
        </Button>
        <Button size="small" variant="quiet" onClick={() => toast.success('Pay Success')}>
          Success
        </Button>
        <Button size="small" variant="quiet" onClick={() => toast.fail('Pay Fail')}>
          Fail
        </Button>
        <Button
          size="small"
          variant="quiet"
          onClick={() => setTimeout(toast.loading('Uploading'), 3000)}
        >
          Loading
        </Button>
      </Row>
      <div data-specimen="pay" className="rounded-card bg-card p-4">
        <PayPad error="Wrong payment password. 4 tries left" />
      </div>
    </Specimen>
  )
}

function PaySheet() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Payment sheet</Button>
      <Sheet isOpen={isOpen} title="Enter payment password" onClose={() => setIsOpen(false)}>
        <div className="flex flex-col items-center gap-1 pb-3">
          <Price cents={12000} size="huge" tone="ink" />
          <p className="text-13 text-muted">From your balance of $1,204.00</p>
        </div>
        <PayPad />
      </Sheet>
    </>
  )
}

function PayPad({ error }: { error?: string }) {
  const [code, setCode] = useState('123')
  return (
    <PayCodeInput
      label="Payment password"
      value={code}
      error={error}
      submitLabel="Pay $120.00"
      onChange={setCode}
      onSubmit={() => toast.success('Pay Success')}
    />
  )
}

function QuitQuestion() {
  const confirm = useConfirm()
  async function ask() {
    const isYes = await confirm({
      title: 'Are you sure you want to quit?',
      detail: 'Your cart stays as it is.',
      isDanger: true,
    })
    toast.plain(isYes ? 'Yes' : 'No')
  }
  return (
    <Button variant="quiet" onClick={() => void ask()}>
      Question
    </Button>
  )
}
