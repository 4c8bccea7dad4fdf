import type { Page } from '@playwright/test'

/**
 * What of a screen can be pressed or chosen and does not stand there whole, by its name: past the side of the page, cut by what it is in,
 * or a choice that is narrower than what it says. What scrolls sideways by itself shows what is in it, and a name may end in an ellipsis.
 */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(findCutOff)
}

/** In the page; everything that it needs is in it. */
function findCutOff(): string[] {
  const controls = 'button, a, select, input, textarea, summary, [role="radio"], [role="tab"]'
  const nameOf = (one: Element) =>
    `${one.tagName} ${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}`

  const isNarrow = (choice: HTMLSelectElement) => {
    const whole = choice.cloneNode(true)
    if (!(whole instanceof HTMLSelectElement)) return false
    choice.parentElement?.append(whole)
    whole.value = choice.value
    whole.style.cssText = 'position: absolute; width: auto; max-width: none; field-sizing: content'
    const wanted = whole.offsetWidth
    whole.remove()
    return choice.offsetWidth < wanted - 1
  }

  /** Of how much of the page it may stand in: of what cuts it off, unless that scrolls. */
  const roomOf = (one: Element): readonly [left: number, right: number] => {
    for (let at = one.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX } = getComputedStyle(at)
      if (overflowX === 'auto' || overflowX === 'scroll') return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
      const { left, right } = at.getBoundingClientRect()
      if (overflowX !== 'visible') return [left, right]
    }
    return [0, innerWidth]
  }

  return [...document.querySelectorAll(controls)].flatMap((one) => {
    const { left, right, width } = one.getBoundingClientRect()
    if (
      width < 2 ||
      !one.checkVisibility({ visibilityProperty: true }) ||
      one.closest('.sk-hidden, [aria-hidden="true"]')
    )
      return []
    const [from, to] = roomOf(one)
    if (left < from - 1 || right > to + 1) return [`${nameOf(one)}: ${left}–${right} of ${from}–${to}`]
    return one instanceof HTMLSelectElement && isNarrow(one) ? [`${nameOf(one)}: narrower than what it says`] : []
  })
}
