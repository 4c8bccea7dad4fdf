import { expect, test } from 'vitest'
import { readSources } from './layers.mjs'
import { root } from './project.mjs'

const HOME = 'domain/src/values.ts'

test('D17.1: the readings of an unknown value are written once, and their names mean nothing else', () => {
  const { [HOME]: home = '', ...others } = readSources(root)
  const names = [...home.matchAll(/^export function (\w+)/gm)].map(([, name]) => name)
  expect(names).toContain('textOf')
  const again = new RegExp(`\\bfunction (?:${names.join('|')})\\(|\\bconst (?:${names.join('|')}) =`)
  const written = /typeof (\w+) === 'object' && \1 !== null|typeof (\w+) !== 'object' \|\| \2 === null/
  const wrong = Object.entries(others).flatMap(([file, text]) =>
    [again, written].flatMap((rule) => (rule.test(text) ? [file] : [])),
  )
  // A port is read of what Node says, which knows its types.
  expect(wrong.filter((file) => file !== 'server/src/portOf.ts')).toEqual([])
})
