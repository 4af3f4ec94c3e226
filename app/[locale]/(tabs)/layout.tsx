export default function TabsLayout({ children }: { children: React.ReactNode }) {
  return children
}
