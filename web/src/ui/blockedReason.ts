/** What describes every control that waits. */
export const REASON = 'sk-reason'
const BLOCKED = '[data-blocked]'

let bubble: HTMLElement | undefined
let control: Element | null = null

/** Keeps the reason on the page: read with every control that names it, and seen by that which is pointed at, has the keyboard or is pressed. */
export function keepReason(words: string): void {
  bubble ??= makeBubble()
  bubble.textContent = words
}

function makeBubble(): HTMLElement {
  const made = document.createElement('div')
  // Over what it tells of, also where that is a dialog.
  Object.assign(made, { id: REASON, className: REASON, role: 'tooltip', popover: 'manual', hidden: true })
  document.body.append(made)
  for (const kind of ['pointerover', 'focusin', 'keyup', 'click']) document.addEventListener(kind, look, true)
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && draw(null), true)
  document.addEventListener('scroll', () => !made.hidden && draw(control), true)
  return made
}

/** Puts the reason away when what it tells of is gone or can be used again. */
export function dropReason(): void {
  if (control?.isConnected && control.matches(BLOCKED)) return
  control = null
  draw(null)
}

function look({ type, target }: Event): void {
  if (target === bubble) {
    // It lies over something else that one may want to press.
    if (type === 'click') draw(null)
    return
  }
  const next = waiting(target) ?? waiting(document.activeElement)
  // What was put away by Escape stays away until it is pressed or left.
  if (next === control && type !== 'click') return
  control = next
  draw(control)
}

/** What waits here: itself or what it lies in, what it is the label of, or what is chosen in its list. */
function waiting(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  const chosen = document.getElementById(target.getAttribute('aria-activedescendant') ?? '')
  const label = target.closest('label')
  return (chosen ?? label?.control ?? target).closest(BLOCKED)
}

/** Above what waits, or under it where there is no room; put away without. */
function draw(at: Element | null): void {
  if (!bubble) return
  const box = at?.isConnected ? at.getBoundingClientRect() : undefined
  // Away first: what opened since lies over it.
  bubble.togglePopover?.(false)
  bubble.hidden = !box
  if (!box) return
  bubble.togglePopover?.(true)
  const { offsetWidth, offsetHeight } = bubble
  const middle = box.left + (box.width - offsetWidth) / 2
  bubble.style.left = `${Math.max(0, Math.min(middle, document.documentElement.clientWidth - offsetWidth))}px`
  bubble.style.top = `${box.top < offsetHeight ? box.bottom : box.top - offsetHeight}px`
}
