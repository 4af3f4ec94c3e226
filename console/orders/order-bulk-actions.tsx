import PrintIcon from '@mui/icons-material/PrintOutlined'
import ShipIcon from '@mui/icons-material/LocalShippingOutlined'
import { useState } from 'react'
import { Button, useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { ShipManyDialog } from '@/console/orders/ship-many-dialog'
import { useMay } from '@/console/ui/use-may'

/** For the selected orders. */
export function OrderBulkActions() {
  const { selectedIds } = useListContext()
  const mayShip = useMay('orders.ship')
  const [isShipping, setIsShipping] = useState(false)
  return (
    <>
      {mayShip && (
        <Button label="console.orders.ship.open" onClick={() => setIsShipping(true)}>
          <ShipIcon />
        </Button>
      )}
      <Button
        component={Link}
        to={`/packing-lists?ids=${selectedIds.join(',')}`}
        target="_blank"
        label="console.orders.packing.open"
      >
        <PrintIcon />
      </Button>
      {isShipping && (
        <ShipManyDialog ids={selectedIds as number[]} onClose={() => setIsShipping(false)} />
      )}
    </>
  )
}
