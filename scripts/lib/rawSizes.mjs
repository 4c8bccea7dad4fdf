// Sizes that styles say in pixels or rem where the scale of tokens.css has a step: spacing, texts, corners.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './documents.mjs'

const scale = 'web/src/app/tokens.css'
const sized =
  /(?:^|[{;\s])((?:scroll-)?(?:margin|padding)(?:-[a-z]+)*|(?:row-|column-)?gap|font(?:-size)?|border(?:-[a-z]+)*-radius)\s*:([^;{}]*)/g
const raw = /(?<![\w-])-?(?:\d*\.)?\d+(?:px|rem)\b/g

/** Styles of the web by path, but for the file of the scale. */
export function readStyles(root) {
  const paths = listFiles(root).filter((path) => /^web\/src\/.*\.css$/.test(path) && path !== scale)
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

/** Each size of these styles that is no step of the scale, as `path: property size`. A zero is none. */
export function rawSizes(styles) {
  return Object.entries(styles).flatMap(([path, text]) =>
    [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(sized)].flatMap(([, property, value]) =>
      [...value.matchAll(raw)]
        .filter(([size]) => Number.parseFloat(size) !== 0)
        .map(([size]) => `${path}: ${property} ${size}`),
    ),
  )
}
