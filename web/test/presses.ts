import { calls } from '@schakel/domain/calls'

// What only looks, though it is asked in a way that See as refuses; and what needs no rights: the ways in, and what is of visitors.
const looks =
  /^\/api\/(agenda\/(external|overlays\/list|google\/look)|photos\/search|settings\/read|privacy\/(plan|retention|export)|views\/list|auth|request|seeas|checkin\/(key|self))\b/
// What is written because of what one looks at, and not because something was pressed; as that the tour was seen.
const byLooking = /^\/api\/(messages|chat|notifications)\/read$/

const writing = calls
  .filter(({ isRead, method, path }) => !isRead && method === 'POST' && !looks.test(path))
  .map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^?]+')}$`))

/** Whether a call changes something. */
export function isWriting(path: string): boolean {
  return writing.some((one) => one.test(path))
}

let pressed: { readonly what: string; readonly waits: boolean } | undefined
const faults: string[] = []

for (const kind of ['click', 'keydown', 'drop']) {
  document.addEventListener(
    kind,
    ({ target }) => {
      if (!(target instanceof Element)) return
      pressed = { what: `${kind} on ${target.outerHTML.slice(0, 160)}`, waits: isWaiting(target) }
    },
    true,
  )
}

/** It is such a control or lies in one, or it is a field of which one is the button or the chosen option. */
function isWaiting(target: Element): boolean {
  const button = target.closest('form')?.querySelector('[type=submit][data-writes]')
  const chosen = document.getElementById(target.getAttribute('aria-activedescendant') ?? '')
  return [target, chosen].some((one) => one?.closest('[data-writes]')) || Boolean(button)
}

/** Notes a call that came of pressing something that would not wait while nothing can be changed. */
export function notePress({ path, body }: { readonly path: string; readonly body?: object }): void {
  const isAside = byLooking.test(path) || (body && ('toured' in body || 'look' in body))
  if (pressed && !pressed.waits && isWriting(path) && !isAside) faults.push(`${path} by ${pressed.what}`)
}

/** What was noted since the last time. */
export function takeFaults(): readonly string[] {
  pressed = undefined
  return faults.splice(0)
}
