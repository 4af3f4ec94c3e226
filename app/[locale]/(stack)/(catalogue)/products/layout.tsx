import { MessagesProvider } from '@/components/layout/messages-provider'

export default function SearchLayout({ children }: { children: React.ReactNode }) {
  return <MessagesProvider of="search">{children}</MessagesProvider>
}
