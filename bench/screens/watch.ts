import { propertyOf } from '@schakel/domain'
import type { Page } from 'playwright-core'

/** What a page keeps of how steady it stands and how quickly it answers. */
export interface Watched {
  /** Sum of what moved by itself, as the browser scores it (0 is still). */
  readonly shift: number
  /** The slowest answer to a key or a click until it could be seen, ms; 0 where nothing was slow enough to be noted (16 ms). */
  readonly delay: number
  /** What moved by more than can be overlooked, by its class and words. */
  readonly moved: readonly string[]
}

/** A move of less than this is not told by name, as the browser scores it. */
const OVERLOOKED = 0.01

/** Begins to watch a page, before anything of it is there. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript((overlooked) => {
    const kept = { shift: 0, delay: 0, moved: Array.of<string>() }
    const nameOf = (node: Node | null) =>
      `${node instanceof Element ? node.className : ''} ${node?.textContent?.slice(0, 40)}`
    Object.defineProperty(window, 'benchWatched', { value: kept })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('hadRecentInput' in entry) || entry.hadRecentInput !== false || !('value' in entry)) continue
        kept.shift += Number(entry.value)
        if (Number(entry.value) < overlooked || !('sources' in entry) || !Array.isArray(entry.sources)) continue
        for (const { node } of entry.sources) kept.moved.push(nameOf(node))
      }
    }).observe({ type: 'layout-shift', buffered: true })
    const timing: PerformanceObserverInit & { readonly durationThreshold: number } = {
      type: 'event',
      buffered: true,
      durationThreshold: 16,
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('interactionId' in entry && Number(entry.interactionId) > 0)
          kept.delay = Math.max(kept.delay, entry.duration)
      }
    }).observe(timing)
  }, OVERLOOKED)
}

/** What was seen so far, once the browser has drawn what it is about to draw. */
export async function seen(page: Page): Promise<Watched> {
  const kept: unknown = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))))
    return Object.getOwnPropertyDescriptor(window, 'benchWatched')?.value
  })
  const moved = propertyOf(kept, 'moved')
  return {
    shift: Number(propertyOf(kept, 'shift')),
    delay: Number(propertyOf(kept, 'delay')),
    moved: Array.isArray(moved) ? moved.map(String) : [],
  }
}
