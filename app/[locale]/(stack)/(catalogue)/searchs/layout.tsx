import { Words } from '@/components/layout/words'

export default function SearchWordsLayout({ children }: { children: React.ReactNode }) {
  return <Words only="search">{children}</Words>
}
