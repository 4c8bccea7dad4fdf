import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { barriersOn } from '../lib/barriers.ts'
import { phone, tooSmall } from '../lib/finger.ts'
import { test } from '../lib/journey.ts'
import { personIn } from '../lib/people.ts'
import { screensOf } from '../lib/screens.ts'

const asked = (name: string, all: readonly string[]) => process.env[name]?.split(',') ?? all
const roles = asked('LOOKS_ROLES', ['admin', 'staff', 'supplier', 'enduser', 'member'])
const widths = asked('LOOKS_WIDTHS', ['390', '800', '1280', '1920']).map(Number)
const schemes = asked('LOOKS_SCHEMES', ['light', 'dark'])

const folder = join(import.meta.dirname, '..', '..', 'screenshots')
/** A picture is no higher, pixels: the rest of a long list looks like its beginning. */
const HIGHEST = 4000
const cards = [
  'dossier',
  'match',
  'lead',
  'supplier',
  'person',
  'space',
  'todo',
  'activity',
  'file',
  'software',
] as const

mkdirSync(folder, { recursive: true })

for (const role of roles) {
  test(`S2.26: every screen of ${role} is pictured, and what does not fit is noted`, async ({ browser }) => {
    const seen = new Look(role)
    for (const width of widths) {
      const isPhone = width < 600
      const page = await personIn(browser, role, isPhone ? { ...phone, viewport: { ...phone.viewport, width } } : {})
      const addresses = await addressesOf(page, role)
      for (const scheme of schemes) {
        await page.emulateMedia({ colorScheme: scheme === 'dark' ? 'dark' : 'light', reducedMotion: 'reduce' })
        for (const [name, address] of addresses) {
          await page.setViewportSize({ width, height: isPhone ? phone.viewport.height : 900 })
          await open(page, address)
          await seen.noteWide(page, `${name} at ${width}`)
          if (isPhone && scheme === schemes[0]) await seen.noteSmall(page, `${name} at ${width}`)
          await seen.noteBarriers(page, `${name} at ${width}, ${scheme}`)
          await seen.picture(page, `${name}-${width}-${scheme}`)
        }
      }
      await page.context().close()
    }
    const page = await personIn(browser, role, { deviceScaleFactor: 2, viewport: { width: 640, height: 400 } })
    for (const [name, address] of await addressesOf(page, role)) {
      await open(page, address)
      await seen.noteWide(page, `${name} at 200 %`)
      await page.screenshot({ path: join(folder, role, `${name}-zoom.png`) })
    }
    await page.context().close()
  })
}

/** What was seen of the screens of one role: its pictures, and a report of what is too wide, too small for a finger, or keeps somebody out. */
class Look {
  readonly #folder: string

  constructor(role: string) {
    this.#folder = join(folder, role)
    mkdirSync(this.#folder, { recursive: true })
    writeFileSync(join(this.#folder, 'report.txt'), '')
  }

  /** The whole of a screen; a list that draws only what is in the window gets a high one. */
  async picture(page: Page, name: string): Promise<void> {
    const { width } = page.viewportSize() ?? phone.viewport
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height: Math.min(height, HIGHEST) })
    await page.evaluate(() => scrollTo(0, 0))
    await page.screenshot({ path: join(this.#folder, `${name}.png`) })
  }

  async noteWide(page: Page, where: string): Promise<void> {
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (over > 0) this.#note(`${where}: ${over} pixels too wide`)
  }

  async noteSmall(page: Page, where: string): Promise<void> {
    const small = await tooSmall(page)
    if (small.length > 0) this.#note(`${where}, too small for a finger: ${small.join(' | ')}`)
  }

  async noteBarriers(page: Page, where: string): Promise<void> {
    for (const barrier of await barriersOn(page)) this.#note(`${where}, ${barrier}`)
  }

  #note(line: string): void {
    appendFileSync(join(this.#folder, 'report.txt'), `${line}\n`)
  }
}

type Addresses = readonly (readonly [name: string, address: string])[]

/** The screens of a role, and a card of every type of which there is one for them. */
async function addressesOf(page: Page, role: string): Promise<Addresses> {
  const own = screensOf(role).filter(({ address, path = address }) => path === address)
  const found: [string, string][] = own.map(({ address }) => [
    address.slice(1).replace(/[^\w]+/g, '-') || 'home',
    address,
  ])
  for (const type of cards) {
    const answer = await page.request.post('/api/space/search', {
      // A request that is being matched has something on each of its tabs.
      data: { feed: type, page_size: 1, ...(type === 'dossier' ? { status: 'match' } : {}) },
      headers: { origin: new URL(page.url()).origin },
    })
    const [first]: { _id: string }[] = await answer.json()
    if (first) found.push([`card-${type}`, `/card/${first._id}`], ...(await tabsOf(page, `/card/${first._id}`)))
  }
  return found
}

/** The other tabs of a card, each with an address of its own. */
async function tabsOf(page: Page, card: string): Promise<[string, string][]> {
  await open(page, card)
  const links = await page
    .locator('main nav[data-screen] a')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
  return links
    .filter((href) => href !== card)
    .map((href) => [
      `tab-${href
        .split('/')
        .slice(-3)
        .join('-')
        .replace(/-[0-9a-z]{32}/, '')}`,
      href,
    ])
}

/** Opens a screen and waits until it has come. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('main h1').first()).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  // What comes after the screen itself: bells, avatars.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}
