import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { connectLive } from '../../entities/live/connection.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { LiveBanner } from './LiveBanner.tsx'

/** Keeps the screens of this tab up to date as long as it stands (D9), and says how it goes. */
export function LiveHost() {
  const cache = useQueryClient()
  const { _id } = useViewer()
  useEffect(() => connectLive(cache, _id), [cache, _id])
  return <LiveBanner />
}
