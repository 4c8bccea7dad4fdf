/** So many letters stand in a narrow column without being cut. */
const ROOM = 20

/**
 * Names as they stand beside each other where there is little room: of those that begin with the same words the first word is left, and
 * what they differ by. Different names never come out alike (F1.13).
 */
export function tellApart(names: readonly string[]): readonly string[] {
  const words = names.map((name) => name.split(' '))
  const short = words.map((own, at) => {
    const name = names[at] ?? ''
    if (name.length <= ROOM) return name
    const shared = words.map((other, index) => (names[index] === name ? 0 : sharedStart(own, other)))
    const from = Math.min(Math.max(...shared), own.length - 1)
    return from < 2 ? name : [own[0], '…', ...own.slice(from)].join(' ')
  })
  return short.map((one, at) => (short.indexOf(one) === short.lastIndexOf(one) ? one : (names[at] ?? one)))
}

/** How many words two names begin with together. */
function sharedStart(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((word, at) => word !== other[at])
  return differs === -1 ? one.length : differs
}
