// Rows of one moment come in any order, unless something that is theirs alone decides: two answers to one question would differ (D20.1).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './documents.mjs'

const clause = /\border by\s+((?:[^`'"();$]|\$\{[^}]*\}|\([^()]*\))+)/gi
const moment = /(?:^|\.)(?:[a-z]+_)?(?:at|date|day|arrived|happened|since|last|first)$/

/** The statements of the server by path: its programs and its functions, but for tests and for what migrations once did. */
export function readStatements(root) {
  const paths = listFiles(root).filter(
    (path) => /^server\/src\/.*\.(ts|sql)$/.test(path) && !/\.test\.ts$|\/migrations\//.test(path),
  )
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

/** Each order of these statements that ends in a moment, as `path: order`. Of one row alone, and of a queue, the order is nobody's to see. */
export function looseOrders(statements) {
  return Object.entries(statements).flatMap(([path, text]) =>
    [...text.matchAll(clause)].flatMap(([, found]) => {
      const [order = '', ...rest] = found.split(/\b(?:limit|offset|for|union|loop)\b/i)
      if (/skip locked/.test(found) || rest.join('').includes('update')) return []
      const last =
        order
          .split(',')
          .at(-1)
          ?.trim()
          .replace(/\s+(?:asc|desc|nulls (?:first|last))\b/gi, '')
          .trim() ?? ''
      return moment.test(last) ? [`${path}: ${order.trim()}`] : []
    }),
  )
}
