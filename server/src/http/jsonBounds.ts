interface Bounds {
  /** Deeper, whatever goes through such a value calling itself would run out of room. */
  readonly depth: number
  /** Of one object: with more, making it and looking in it grow slow. */
  readonly names: number
  /** All together. The largest of honest bodies, a set of requirements, has some 35,000. */
  readonly values: number
}

/** More than anything that is asked (D21.1). */
const BODY: Bounds = { depth: 60, names: 5000, values: 50_000 }

/** Why a text is no body of ours. */
export type Bound = 'deep' | 'much'

const QUOTE = 34
const COMMA = 44
const COLON = 58
const BACKSLASH = 92
const LIST = 91
const LIST_END = 93
const OBJECT = 123
const OBJECT_END = 125

/**
 * What a JSON text would be too much of, before anything is made of it: values are counted by what stands before them. Of a text that is
 * no JSON it says anything, and reading that fails by itself. Goes once through the text.
 */
export function boundBroken(text: string, most: Bounds = BODY): Bound | undefined {
  // How many names the objects have in which this place lies.
  const names: number[] = [0]
  let values = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === QUOTE) at = endOfText(text, at)
    else if (sign === COLON) {
      const own = (names.at(-1) ?? 0) + 1
      if (own > most.names) return 'much'
      names[names.length - 1] = own
    } else if (sign === COMMA) values += 1
    else if (sign === OBJECT || sign === LIST) {
      values += 1
      names.push(0)
      if (names.length > most.depth + 1) return 'deep'
    } else if (sign === OBJECT_END || sign === LIST_END) names.pop()
    if (values > most.values) return 'much'
  }
  return undefined
}

/** Where a text in quotes ends that begins here. */
function endOfText(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0
    while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes += 1
    if (slashes % 2 === 0) return at
  }
  return text.length
}
