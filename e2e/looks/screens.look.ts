import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { personIn } from '../lib/people.ts'
import { type Role, screens } from '../lib/screens.ts'

const asked = (name: string, all: readonly string[]) => process.env[name]?.split(',') ?? all
const roles = asked('LOOKS_ROLES', ['admin', 'staff', 'supplier', 'enduser', 'member'])
const widths = asked('LOOKS_WIDTHS', ['390', '800', '1280', '1920']).map(Number)
const schemes = asked('LOOKS_SCHEMES', ['light', 'dark'])

const folder = join(import.meta.dirname, '..', '..', 'screenshots')
const report = join(folder, 'report.txt')
/** What a finger needs, pixels. */
const FINGER = 44
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

test.beforeAll(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(report, '')
})

for (const role of roles) {
  test(`S2.26: every screen of ${role} is pictured, and what does not fit is noted`, async ({ browser }) => {
    const page = await personIn(browser, role)
    const addresses = await addressesOf(page, role)
    mkdirSync(join(folder, role), { recursive: true })
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme === 'dark' ? 'dark' : 'light', reducedMotion: 'reduce' })
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
        for (const [name, address] of addresses) {
          await open(page, address)
          await page.screenshot({ path: join(folder, role, `${name}-${width}-${scheme}.png`), fullPage: true })
          await noteWide(page, `${role} ${name} at ${width}`)
        }
      }
    }
    await page.context().close()
    await lookEnlarged(browser, role, addresses)
  })
}

/** At 200 % and by finger (WCAG 1.4.4, 2.5.8). */
async function lookEnlarged(browser: Browser, role: string, addresses: Addresses): Promise<void> {
  const page = await personIn(browser, role, { deviceScaleFactor: 2, hasTouch: true, isMobile: true })
  await page.setViewportSize({ width: 640, height: 450 })
  for (const [name, address] of addresses) {
    await open(page, address)
    await page.screenshot({ path: join(folder, role, `${name}-zoom.png`) })
    await noteWide(page, `${role} ${name} at 200 %`)
    const small = await page.evaluate(smallTargets, FINGER)
    if (small.length > 0) note(`${role} ${name} by finger: ${small.join(' | ')}`)
  }
  await page.context().close()
}

type Addresses = readonly (readonly [name: string, address: string])[]

/** The screens of a role, and a card of every type of which there is one for them. */
async function addressesOf(page: Page, role: string): Promise<Addresses> {
  const own = screens.filter(
    ({ address, path = address, for: whom }) => path === address && (whom?.some((one: Role) => one === role) ?? true),
  )
  const found: [string, string][] = own.map(({ address }) => [
    address.slice(1).replace(/[^\w]+/g, '-') || 'home',
    address,
  ])
  for (const type of cards) {
    const answer = await page.request.post('/api/space/search', {
      data: { feed: type, page_size: 1 },
      headers: { origin: new URL(page.url()).origin },
    })
    const [first]: { _id: string }[] = await answer.json()
    if (first) found.push([`card-${type}`, `/card/${first._id}`])
  }
  return role === 'admin' ? [...found, ['users', '/users']] : found
}

/** Opens a screen and waits until it has come. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('main h1').first()).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

function note(line: string): void {
  appendFileSync(report, `${line}\n`)
}

async function noteWide(page: Page, where: string): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  if (over > 0) note(`${where}: ${over} pixels too wide`)
}

/** What is smaller than a finger needs; a link within a text is as tall as its line. Runs in the page. */
function smallTargets(finger: number): string[] {
  const shown = [...document.querySelectorAll<HTMLElement>('a, button, input, select, summary, [role="option"]')]
  return shown.flatMap((element) => {
    const { width, height } = element.getBoundingClientRect()
    const label = element.closest('label')?.getBoundingClientRect()
    const isText = getComputedStyle(element).display === 'inline'
    const isLarge = Math.max(height, label?.height ?? 0) >= finger && Math.max(width, label?.width ?? 0) >= finger
    const isThere = width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
    if (!isThere || isText || isLarge) return []
    const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return [`${name.trim().slice(0, 30) || element.tagName} ${Math.round(width)}x${Math.round(height)}`]
  })
}
