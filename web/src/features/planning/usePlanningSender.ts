import { useEffect } from 'react'
import { useUpdate } from '../../entities/items/mutations.ts'
import { sendAllPlanned, sendPlannedBy } from '../../entities/unsent/planningQueue.ts'

/** Sends plannings as any change of an item, so that all screens show them, and those that wait as soon as there is a connection again. */
export function usePlanningSender(by: string): void {
  const { mutateAsync } = useUpdate()
  useEffect(() => {
    sendPlannedBy((id, planning, version) => mutateAsync({ id, props: { planning, _version: version }, quiet: true }))
    const now = () => void sendAllPlanned(by)
    window.addEventListener('online', now)
    return () => window.removeEventListener('online', now)
  }, [by, mutateAsync])
}
