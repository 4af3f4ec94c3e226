import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import { Button } from 'react-admin'
import { Link } from 'react-router-dom'

export const ImportTrackingLink = () => (
  <Button component={Link} to="/tracking-import" label="console.orders.import.title">
    <UploadIcon />
  </Button>
)
