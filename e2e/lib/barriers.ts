import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

declare global {
  interface Window {
    /** There once a screen was looked at. */
    readonly axe: typeof axe | undefined
  }
}

/** What goes through a screen, in its short form: a page reads and compiles it before its first look. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const ALL = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
const TOO_SMALL = 'target-size'
const CONTRAST = 'color-contrast'

/** A screen that never comes to rest is told as it was seen last. */
const LOOKS_MOST = 5

/** Goes through what a screen reader and a keyboard meet on this screen, or in one part of it (WCAG 2.2 AA). */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  expect(await barriersOn(page, part), page.url()).toEqual([])
}

/** The same of another theme of a screen that was gone through in one: nothing but its colours differs. */
export async function expectReadable(page: Page): Promise<void> {
  const found = await allLaidOut(page, () => atRest(page, () => violationsOn(page, rule(CONTRAST))))
  expect(
    found.map(({ text }) => text),
    page.url(),
  ).toEqual([])
}

/** What of a screen axe says keeps somebody out: the rule, and where. */
export function barriersOn(page: Page, part?: string): Promise<string[]> {
  return allLaidOut(page, async () => {
    const found = await atRest(page, () => violationsOn(page, { type: 'tag', values: ALL }, part))
    if (!found.some(({ id }) => id === TOO_SMALL)) return found.map(({ text }) => text)
    // What a bar lies over can be scrolled to; half of a button under it is called too small.
    await page.evaluate(takeBarsAway, true)
    const small = await violationsOn(page, rule(TOO_SMALL), part)
    await page.evaluate(takeBarsAway, false)
    return [...found.filter(({ id }) => id !== TOO_SMALL), ...small].map(({ text }) => text)
  })
}

const rule = (name: string): axe.RunOnly => ({ type: 'rule', values: [name] })

/** What is found while nothing moves: a message that goes away meanwhile is half faded, and the screen is looked at anew. */
async function atRest<T>(page: Page, look: () => Promise<readonly T[]>): Promise<readonly T[]> {
  for (let looks = 1; ; looks += 1) {
    await page.evaluate(comeToRest)
    await page.evaluate(noteMoves)
    const found = await look()
    if (found.length === 0 || looks === LOOKS_MOST || !(await page.evaluate(hasMoved))) return found
  }
}

/** In the page: marks that something began to move after this. */
function noteMoves(): void {
  performance.clearMarks('moved')
  for (const kind of ['transitionrun', 'animationstart'])
    document.addEventListener(kind, () => performance.mark('moved'), { once: true, capture: true })
}

/** In the page: whether anything did. */
function hasMoved(): boolean {
  return performance.getEntriesByName('moved').length > 0
}

async function violationsOn(page: Page, runOnly: axe.RunOnly, part?: string) {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source)
  return await page.evaluate(
    async ({ part, runOnly }) => {
      if (!window.axe) throw new Error('The page went away meanwhile.')
      const { violations } = await window.axe.run(part ?? document, { runOnly, resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => ({
        id,
        text: `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
      }))
    },
    { part, runOnly },
  )
}

/**
 * Looks while what is out of sight is laid out as for who scrolls to it. A browser only guesses its height until then,
 * and what stands under it would be found over it.
 */
async function allLaidOut<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.evaluate(layOutAll, true)
  try {
    return await look()
  } finally {
    await page.evaluate(layOutAll, false)
  }
}

/** In the page: lays all of it out, or leaves that to the browser again. */
function layOutAll(isAll: boolean): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = isAll ? [sheet] : []
}

/** In the page: nothing that is kept in sight lies over the rest, or it does again. */
function takeBarsAway(isAway: boolean): void {
  const bars: readonly [string, string, string][] = [
    ['body header', 'position', 'static'],
    ['body header nav', 'display', 'none'],
  ]
  for (const [which, property, value] of bars) {
    for (const one of document.querySelectorAll<HTMLElement>(which)) {
      if (isAway) one.style.setProperty(property, value, 'important')
      else one.style.removeProperty(property)
    }
  }
}

/** In the page: waits until nothing is on its way to another colour or place, since what axe meets halfway is nobody's to read. */
async function comeToRest(): Promise<void> {
  const isEnding = (one: Animation) =>
    one.playState === 'running' && Number.isFinite(Number(one.effect?.getComputedTiming().endTime))
  // Looked at frame by frame: of what is out of sight a browser may never settle the promise that it ended.
  do {
    // Twice: what was just said to change is styled at the first, and begins to move at the second.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  } while (document.getAnimations().some(isEnding))
}
