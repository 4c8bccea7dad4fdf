import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { tellFirstScreen } from '../../ui/firstScreen.ts'

/** How often it is looked whether the first screen stands, ms. */
const EVERY_MS = 50
/** What it asks for has the line for itself so long, ms: a call that never ends holds nothing up for good. */
const LATEST_MS = 5000

/** Stands once the first screen does; tells when what that asked for has come. */
export function FirstScreenHost() {
  const cache = useQueryClient()
  useEffect(() => {
    const until = performance.now() + LATEST_MS
    const look = () => {
      if (cache.isFetching() === 0 || performance.now() > until) tellFirstScreen()
      else timer = setTimeout(look, EVERY_MS)
    }
    // What the screen asks for is asked when it has been drawn.
    let timer = setTimeout(look)
    return () => clearTimeout(timer)
  }, [cache])
  return null
}
