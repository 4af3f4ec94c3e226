import { MessagesProvider } from '@/components/layout/messages-provider'

export default function AuthLayout({ children }: { children: React.ReactNode }) {
  return <MessagesProvider of="auth">{children}</MessagesProvider>
}
