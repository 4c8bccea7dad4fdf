// Sizes that styles say in pixels or rem where the scale of tokens.css has a step. Of spacing, texts and corners that is each; of lines,
// and of what has a width, a height or a place, those that a token has.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './documents.mjs'

const scale = 'web/src/app/tokens.css'
const sized =
  /(?:^|[{;\s])((?:scroll-)?(?:margin|padding)(?:-[a-z]+)*|(?:row-|column-)?gap|font(?:-size)?|border(?:-[a-z]+)*-radius)\s*:([^;{}]*)/g
const lined =
  /(?:^|[{;\s])((?:border|outline)(?:-(?:top|right|bottom|left|width))*|box-shadow|text-decoration-thickness)\s*:([^;{}]*)/g
const placed =
  /(?:^|[{;\s])((?:(?:min|max)-)?(?:width|height)|top|right|bottom|left|inset(?:-[a-z]+)*|flex(?:-basis)?|grid-(?:template|auto)(?:-[a-z]+)*)\s*:([^;{}]*)/g
const raw = /(?<![\w-])-?(?:\d*\.)?\d+(?:px|rem)\b/g

/** Styles of the web by path, but for the file of the scale. */
export function readStyles(root) {
  const paths = listFiles(root).filter((path) => /^web\/src\/.*\.css$/.test(path) && path !== scale)
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

/** The tokens that say a size in pixels: of lines, and of all that has a width, a height or a place. */
export function readSteps(root) {
  const tokens = [
    ...readFileSync(join(root, scale), 'utf8').matchAll(
      /--sk-(line|space|control|press|row|mark|span)[-\w]*: (\d+px);/g,
    ),
  ]
  const lines = tokens.filter(([, name]) => name === 'line').map(([, , size]) => size)
  return { lines: new Set(lines), all: new Set(tokens.map(([, , size]) => size)) }
}

/** Each size of these styles that the scale has a token for, or ought to have, as `path: property size`. A zero is none. */
export function rawSizes(styles, steps) {
  const kinds = [
    [sized, (size) => Number.parseFloat(size) !== 0],
    [lined, (size) => steps.lines.has(size)],
    [placed, (size) => steps.all.has(size)],
  ]
  return Object.entries(styles).flatMap(([path, text]) => {
    const bare = text.replace(/\/\*[\s\S]*?\*\//g, '')
    return kinds.flatMap(([properties, isRaw]) =>
      [...bare.matchAll(properties)].flatMap(([, property, value]) =>
        [...value.matchAll(raw)].filter(([size]) => isRaw(size)).map(([size]) => `${path}: ${property} ${size}`),
      ),
    )
  })
}

const named = /\((?:min|max)-width\s*:\s*\d*\.?\d+(?:px|rem)\)/g

/** Each width that a media query of these styles says itself, as `path: (max-width: 599px)`: those of web/src/ui/widths.ts have a name. */
export function rawWidths(styles) {
  return Object.entries(styles).flatMap(([path, text]) =>
    [...text.matchAll(/@media([^{]*)/g)].flatMap(([, query]) =>
      [...query.matchAll(named)].map(([width]) => `${path}: ${width}`),
    ),
  )
}
