import { isComposing } from './composing.ts'
import { isTyping } from './isTyping.ts'
import { areLettersOn } from './lettersSetting.ts'
import { notifyInfo } from './notify.ts'
import type { CommandSet, ScreenCommand } from './screenCommands.ts'
import { blockedReasonNow, blockedText } from './writeBlocked.ts'

/** How long the second letter may be waited for, ms. */
const BETWEEN_MS = 1200
// What has keys of its own: a menu that is open, a list of choices.
const taken = '[role="menu"], [role="listbox"], [role="radiogroup"], [role="tablist"], [role="tree"]'

/** The name of a key as commands give it. */
function nameOf({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): string {
  const isLetter = key.length === 1 && key !== ' '
  const named = isLetter ? key.toLowerCase() : key
  const isMod = ctrlKey || metaKey
  const held = [
    ...(isMod ? ['Mod'] : []),
    ...(altKey ? ['Alt'] : []),
    // A letter alone says by its own form that Shift is held, as `?` does; with Mod it is another command.
    ...(shiftKey && (isMod || !isLetter) ? ['Shift'] : []),
  ]
  return [...held, named].join('+')
}

/** Hears keys anywhere on the page and does what the commands of the screen say; never what one types, composes, or presses in a dialog. */
export function hearKeys(setsNow: () => readonly CommandSet[]): void {
  if (isHearing) return
  isHearing = true
  let before: { readonly key: string; readonly at: number } | undefined
  const listen = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event)) return
    const name = nameOf(event)
    // Held, it walks a list; what it does with Mod it does once, and nothing of the browser either.
    const isHeld = event.repeat && name.startsWith('Mod')
    const all = setsNow().flatMap(({ commands }) => commands)
    if (isElsewhere(event)) {
      if (
        doOne(
          all.filter(({ isAlways }) => isAlways),
          name,
          isHeld,
        )
      )
        event.preventDefault()
      return
    }
    const isLetter = name.length === 1 && name !== ' '
    if (isLetter && !areLettersOn()) return
    const first = isLetter && before && event.timeStamp - before.at < BETWEEN_MS ? before.key : undefined
    before = undefined
    if (first !== undefined && doOne(all, `${first} ${name}`)) event.preventDefault()
    else if (isLetter && all.some(({ keys = [] }) => keys.some((key) => key.startsWith(`${name} `)))) {
      before = { key: name, at: event.timeStamp }
    } else if (doOne(all, name, isHeld)) event.preventDefault()
  }
  window.addEventListener('keydown', listen)
}
let isHearing = false

function isElsewhere({ target }: KeyboardEvent): boolean {
  if (isTyping(target) || document.querySelector('[role="dialog"]')) return true
  return target instanceof Element && target.closest(taken) !== null
}

/** Does the first command that has this key and something to do. */
function doOne(commands: readonly ScreenCommand[], key: string, isHeld = false): boolean {
  return commands.some((command) => command.keys?.includes(key) === true && (isHeld || press(command, key)))
}

/** Runs a command, or says why it waits. Answers whether it had something to do. */
export function press(command: ScreenCommand, key = ''): boolean {
  const blocked = blockedReasonNow(command.writes)
  if (blocked) {
    notifyInfo(blockedText(blocked))
    return true
  }
  return command.run(key) !== false
}
