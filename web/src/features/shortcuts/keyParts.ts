// What a key is called on it, where that is not its name; the others by a word of the texts.
const signs: ReadonlyMap<string, string> = new Map([
  ['ArrowDown', '↓'],
  ['ArrowUp', '↑'],
  ['ArrowLeft', '←'],
  ['ArrowRight', '→'],
  ['Escape', 'Esc'],
  ['PageDown', 'PgDn'],
  ['PageUp', 'PgUp'],
])

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)

/** A key of a command as keyboards say it: by letters after one another, each with what is held down for it. */
export function keyParts(key: string, space: string): readonly (readonly string[])[] {
  const steps = key.length > 2 && key[1] === ' ' ? key.split(' ') : [key]
  return steps.map((step) =>
    step.split('+').map((one) => {
      if (one === 'Mod') return isMac ? '⌘' : 'Ctrl'
      if (one === ' ') return space
      return signs.get(one) ?? (one.length === 1 ? one.toUpperCase() : one)
    }),
  )
}
