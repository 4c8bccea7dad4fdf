import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { tellFirstScreen } from '../../ui/firstScreen.ts'
import { useScreenIsThere } from './useScreenIsThere.ts'

/** What the first screen asks for has the line for itself so long, ms: a call that never ends holds nothing up for good. */
const LATEST_MS = 8000

/** Tells when the first screen stands and what it asked for has come. */
export function FirstScreenHost() {
  const isAsking = useIsFetching() > 0
  const isThere = useScreenIsThere()
  const [isLate, setLate] = useState(false)
  const isTime = isLate || (isThere && !isAsking)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATEST_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (isTime) tellFirstScreen()
  }, [isTime])
  return null
}
