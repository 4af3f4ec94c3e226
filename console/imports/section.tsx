import Icon from '@mui/icons-material/UploadFileOutlined'
import type { Section } from '@/console/section'
import { ImportPage } from '@/console/imports/import-page'

export const IMPORTS: Section = {
  name: 'imports',
  permission: 'catalogue.write',
  icon: Icon,
  list: ImportPage,
}
