import { expect, type Page } from '@playwright/test'

/** A phone in the hand: what is pressed there is pressed by a finger. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

/** What a finger needs, and how much of that is seen, pixels. */
const room = { finger: 44, drawn: 24 } as const

/**
 * What of a page a finger would miss, by name and size: of the square around the middle of what can be pressed, the middles of all four
 * sides must press it too. The page stays where it was.
 */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(findTooSmall, room)
}

/** Everything that can be pressed here is large enough for a finger. */
export async function expectFingerRoom(page: Page): Promise<void> {
  expect(await tooSmall(page), page.url()).toEqual([])
}

/** Runs in the page. */
function findTooSmall({ finger, drawn }: typeof room): string[] {
  const pressed = 'a, button, input, select, textarea, summary, [role="option"], [role="slider"], [role="tab"]'
  const found: string[] = []
  const start = scrollY
  for (const element of document.querySelectorAll<HTMLElement>(pressed)) {
    const { width, height } = element.getBoundingClientRect()
    // A link in a text is as tall as its line; what is hidden or off is not pressed.
    const isText = getComputedStyle(element).display === 'inline'
    const isThere =
      width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    if (!isThere || isText || element.matches(':disabled')) continue
    if (width >= finger && height >= finger) continue
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top } = element.getBoundingClientRect()
    // Less what is lost by rounding and by the line between two rows.
    const [x, y, reach] = [left + width / 2, top + height / 2, finger / 2 - 2]
    const isPressedAt = (across: number, down: number) => {
      const hit = document.elementFromPoint(x + across, y + down)
      const label = hit?.closest('label')
      return element.contains(hit) || (label?.control ?? null) === element
    }
    // Something else lies over it now: that is pressed instead.
    if (!isPressedAt(0, 0)) continue
    const sides: [number, number][] = []
    if (width < finger) sides.push([-reach, 0], [reach, 0])
    if (height < finger) sides.push([0, -reach], [0, reach])
    if (Math.min(width, height) >= drawn && sides.every(([across, down]) => isPressedAt(across, down))) continue
    const name = element.getAttribute('aria-label') || element.textContent?.trim() || element.tagName
    found.push(`${name.slice(0, 30)} ${Math.round(width)}x${Math.round(height)}`)
  }
  // What lies under the bar at the top by our looking would be called covered.
  scrollTo({ top: start, behavior: 'instant' })
  return found
}
