import { setTimeout as wait } from 'node:timers/promises'
import { tabOf } from './people.ts'
import type { LiveSide } from './side.ts'

/** A pause between two changes, ms. */
const PAUSE_MS = 150

interface Told {
  readonly item?: { readonly _id?: string; readonly users?: number }
}

let number = 100

/** Where the other screen is: at the item itself, or in a list that it is in. */
export type Onlooking = 'at the item' | 'in a list'

/** Changes an item over HTTP, which everybody is told; answers how long it took until it stood at another screen, ms. */
export async function measureChanges(
  { port, boss, people }: LiveSide,
  count: number,
  watching: Onlooking,
): Promise<number[]> {
  const [watcher] = people.slice(-1)
  if (!watcher) throw new Error('nobody looks on')
  const tab = await tabOf(port, watcher)
  const times: number[] = []
  for (let done = 0; done < count; done += 1) {
    const item = (watching === 'at the item' ? watcher : people[done])?.item ?? ''
    number += 1
    const users = number
    const heard = new Promise<void>((resolve) => {
      const hear = ({ item: told }: Told) => {
        if (told?._id !== item || told.users !== users) return
        tab.off('update', hear)
        resolve()
      }
      tab.on('update', hear)
    })
    const began = performance.now()
    // The echo passes on all that it is sent.
    await boss.post(
      `/api/space/update/${item}`,
      boss.token === '' ? { item: { _id: item, users } } : { props: { users } },
    )
    await heard
    times.push(performance.now() - began)
    await wait(PAUSE_MS)
  }
  tab.disconnect()
  return times
}
