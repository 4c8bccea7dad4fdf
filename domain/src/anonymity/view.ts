import { entityText } from './entities.ts'
import { foldCharacter } from './foldLookalikes.ts'

/**
 * A text as a reader takes it in, each unit knowing where in the source it came from. Detectors look at the view; what
 * they find is cut from the source, so that nothing hides behind an entity, an accent, markup or an unseen character.
 */
export interface View {
  /** Folded, in lower case; `\n` stands for the edge of a block and for nothing else. */
  readonly text: string
  /** The same with its capitals. */
  readonly cased: string
  /** Per unit of the text: where its source begins and ends. */
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

interface Layer {
  readonly text: string
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

/** A stretch of the source that is text, or the edge of a block between two of them. */
export interface Stretch {
  readonly start: number
  readonly end: number
  readonly isEdge: boolean
}

// A private-use character marks the edge of a block until all real white space has become a blank.
const EDGE = '\ue000'

// What a mail program or a browser decodes more than once, we do too; no honest text needs more.
const ROUNDS = 3

/** The view of the given stretches of a source. */
export function viewOf(source: string, stretches: readonly Stretch[]): View {
  let layer = layerOf(source, stretches)
  for (let round = 0; round < ROUNDS && /[&%]/.test(layer.text); round++) {
    const before = layer
    layer = rewrite(layer, ENTITY, entityText)
    layer = rewrite(layer, PERCENT, percentText)
    if (layer === before) break
  }
  if (layer.text.includes('\\')) layer = rewrite(layer, /\\u\{?([0-9a-f]{4})\}?/gi, escapeText)
  layer = rewrite(layer, /\p{M}+|[^\x20-\x7e\p{M}]|`/gu, (found) => (found === EDGE ? '\n' : foldMarks(found)))
  return { text: lowered(layer.text), cased: layer.text, starts: layer.starts, ends: layer.ends }
}

function layerOf(source: string, stretches: readonly Stretch[]): Layer {
  const pieces: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  for (const { start, end, isEdge } of stretches) {
    pieces.push(isEdge ? EDGE : source.slice(start, end).replaceAll(EDGE, ' '))
    if (isEdge) {
      starts.push(start)
      ends.push(start)
      continue
    }
    for (let at = start; at < end; at++) {
      starts.push(at)
      ends.push(at + 1)
    }
  }
  return { text: pieces.join(''), starts, ends }
}

/** Each find replaced by what it stands for; the replacement belongs to the whole source of the find. */
function rewrite(layer: Layer, pattern: RegExp, replacement: (found: string) => string): Layer {
  const pieces: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  let done = 0
  const copyUntil = (end: number) => {
    for (let at = done; at < end; at++) {
      starts.push(layer.starts[at] ?? 0)
      ends.push(layer.ends[at] ?? 0)
    }
    pieces.push(layer.text.slice(done, end))
  }
  for (const { 0: found, index } of layer.text.matchAll(pattern)) {
    const text = replacement(found)
    if (text === found) continue
    copyUntil(index)
    done = index + found.length
    for (let unit = 0; unit < text.length; unit++) {
      starts.push(layer.starts[index] ?? 0)
      ends.push(layer.ends[done - 1] ?? 0)
    }
    pieces.push(text)
  }
  if (done === 0) return layer
  copyUntil(layer.text.length)
  return { text: pieces.join(''), starts, ends }
}

const ENTITY = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,30});?/gi

const PERCENT =
  /%(?:[0-7][0-9a-f]|[cd][0-9a-f]%[89ab][0-9a-f]|e[0-9a-f](?:%[89ab][0-9a-f]){2}|f[0-7](?:%[89ab][0-9a-f]){3}|u[0-9a-f]{4}|[89a-f][0-9a-f])/gi

function percentText(found: string): string {
  if (/^%u/i.test(found)) return String.fromCharCode(Number.parseInt(found.slice(2), 16))
  // One byte above 7F alone is Latin-1, as old browsers wrote it.
  if (found.length === 3) return String.fromCharCode(Number.parseInt(found.slice(1), 16))
  try {
    return decodeURIComponent(found)
  } catch {
    // An overlong or surrogate sequence is no text to anyone who decodes it.
    return found
  }
}

function escapeText(found: string): string {
  return String.fromCharCode(Number.parseInt(found.replace(/[^0-9a-f]/gi, ''), 16))
}

function foldMarks(found: string): string {
  return found.length <= 2 ? foldCharacter(found) : Array.from(found, foldCharacter).join('')
}

function lowered(cased: string): string {
  const whole = cased.toLowerCase()
  if (whole.length === cased.length) return whole
  // A few letters grow when lowered (İ); they must not shift what follows.
  return cased.replace(/[^\x20-\x7e]/g, (unit) => {
    const small = unit.toLowerCase()
    return small.length === 1 ? small : unit
  })
}
