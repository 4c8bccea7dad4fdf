import type { Page } from 'playwright-core'

/** What Chromium notes of one thing that a thread did, times in μs. */
interface Traced {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  /** From begin to end. */
  readonly dur?: number
  /** What of that the thread had a processor. */
  readonly tdur?: number
}

/**
 * The longest task of the page's own thread while something is done there, ms of processor time: how long it waits for a processor that
 * others use is a matter of the machine.
 */
export async function longestTask(page: Page, work: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('a browser of its own')
  const mark = (name: string) => page.evaluate((one) => void performance.mark(one), name)
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  await mark('work begins')
  await work()
  await mark('work ends')
  const { traceEvents }: { readonly traceEvents: readonly Traced[] } = JSON.parse(
    (await browser.stopTracing()).toString('utf8'),
  )
  const from = traceEvents.findLast(({ name }) => name === 'work begins')
  const to = traceEvents.findLast(({ name }) => name === 'work ends')
  if (!from || !to) throw new Error('The trace does not say when the work was done')
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name.endsWith('RunTask') && pid === from.pid && tid === from.tid && ts > from.ts && ts + dur < to.ts,
  )
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}
