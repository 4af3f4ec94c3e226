import { createElement, useEffect, useState, type ComponentType } from 'react'
import { whenIdle } from './when-idle'

/**
 * A component whose script loads after hydration, once the browser is idle. Renders nothing until then; a failed load
 * is repeated when the browser is online again.
 */
export function idleComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function IdleComponent(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props>>()
    useEffect(() => {
      const begin = () =>
        void load().then(
          (component) => setLoaded(() => component),
          () => window.addEventListener('online', begin, { once: true }),
        )
      const cancel = whenIdle(begin)
      return () => {
        cancel()
        window.removeEventListener('online', begin)
      }
    }, [])
    return Loaded ? createElement(Loaded, props) : null
  }
}
