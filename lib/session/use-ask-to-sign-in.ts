'use client'

import { useRouter } from 'next/navigation'
import { signInPath } from './sign-in-path'

/** Goes to /login, and after the sign-in back to this page. */
export function useAskToSignIn(): () => void {
  const router = useRouter()
  return () => router.push(signInPath(), { scroll: false })
}
