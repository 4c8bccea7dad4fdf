import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useViewer } from '../auth/viewer.tsx'
import { connectLive } from './connection.ts'
import { LiveBanner } from './LiveBanner.tsx'

/** Keeps the screens of this tab up to date as long as it stands (D9), and says how it goes. */
export function LiveHost() {
  const cache = useQueryClient()
  const { _id } = useViewer()
  useEffect(() => connectLive(cache, _id), [cache, _id])
  return <LiveBanner />
}
