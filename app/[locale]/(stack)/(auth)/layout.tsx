import { Words } from '@/components/layout/words'

export default function AuthLayout({ children }: { children: React.ReactNode }) {
  return <Words only="all">{children}</Words>
}
