import { useEffect, useState } from 'react'

/** So long a state lasts before it is shown: what is over sooner would only flicker, ms. */
const LASTING_MS = 300

/** Whether something has been so for a while. */
export function useLasting(isSo: boolean): boolean {
  const [isLasting, setLasting] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(() => setLasting(true), LASTING_MS)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [isSo])
  return isSo && isLasting
}
