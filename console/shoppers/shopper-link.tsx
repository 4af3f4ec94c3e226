import { Link } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { useMay } from '@/console/ui/use-may'

/** A closed account has no name. */
export const shopperName = (id: number, name: string) => name.trim() || `#${id}`

/** The name and e-mail address; a link for those who may see shoppers. */
export function ShopperLink({ id, name, email }: { id: number; name: string; email: string }) {
  const maySee = useMay('shoppers.read')
  return (
    <>
      {maySee ? (
        <Link component={RouterLink} to={`/shoppers/${id}/show`}>
          {shopperName(id, name)}
        </Link>
      ) : (
        shopperName(id, name)
      )}{' '}
      · {email}
    </>
  )
}
