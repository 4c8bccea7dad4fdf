import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { tellFirstScreen } from '../../ui/firstScreen.ts'

/** How often it is looked whether the first screen stands, ms. */
const EVERY_MS = 50
/** What it asks for has the line for itself so long, ms: a call that never ends holds nothing up for good. */
const LATEST_MS = 5000

/** Tells when the first screen stands and what it asked for has come. */
export function FirstScreenHost() {
  const cache = useQueryClient()
  const router = useRouter()
  useEffect(() => {
    const until = performance.now() + LATEST_MS
    const look = () => {
      const stands = router.state.resolvedLocation !== undefined && cache.isFetching() === 0
      if (stands || performance.now() > until) tellFirstScreen()
      else timer = setTimeout(look, EVERY_MS)
    }
    // What the screen asks for is asked when it has been drawn, which may be together with this.
    let timer = setTimeout(look)
    return () => clearTimeout(timer)
  }, [cache, router])
  return null
}
