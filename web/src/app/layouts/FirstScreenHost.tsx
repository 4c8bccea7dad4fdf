import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { tellFirstScreen } from '../../ui/firstScreen.ts'

/** How often it is looked whether the first screen stands, ms. */
const EVERY_MS = 50
/** So long it is waited for, ms: a call that never ends holds nothing up for good. */
const LATEST_MS = 5000

/** Comes once the first screen is drawn; tells when what that screen asked for has come. */
export function FirstScreenHost() {
  const cache = useQueryClient()
  useEffect(() => {
    const until = performance.now() + LATEST_MS
    const look = () => {
      if (cache.isFetching() === 0 || performance.now() > until) tellFirstScreen()
      else timer = setTimeout(look, EVERY_MS)
    }
    // Not before the screen has asked: its parts do so after they are drawn.
    let timer = setTimeout(look)
    return () => clearTimeout(timer)
  }, [cache])
  return null
}
