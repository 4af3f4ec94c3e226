import { toast } from '@/lib/toast/toast'

/**
 * Toasts `words` once a call has succeeded; an error was toasted by the call. Takes the promise of `mutateAsync`,
 * because the callbacks of `mutate` are dropped when the change removes the component that asked for it.
 */
export async function announce(call: Promise<unknown>, words: string): Promise<void> {
  const isDone = await call.then(
    () => true,
    () => false,
  )
  if (isDone) toast.success(words)
}
