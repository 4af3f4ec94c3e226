import Icon from '@mui/icons-material/ArticleOutlined'
import type { Section } from '@/console/section'
import { ArticleList } from '@/console/articles/article-list'
import { ArticleEdit } from '@/console/articles/article-form'

export const ARTICLES: Section = {
  name: 'articles',
  permission: 'content.read',
  writes: 'content.write',
  icon: Icon,
  list: ArticleList,
  edit: ArticleEdit,
}
