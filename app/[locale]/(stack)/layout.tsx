export default function StackLayout({ children }: { children: React.ReactNode }) {
  return children
}
