import { LazyNotFoundScreen } from '@/components/layout/lazy-not-found-screen'
import { notFoundWords } from '@/components/layout/not-found-words'

export default async function NotFound() {
  return <LazyNotFoundScreen words={await notFoundWords()} />
}
