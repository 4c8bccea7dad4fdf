import { expect, test } from 'vitest'
import { readSources } from './layers.mjs'
import { root } from './project.mjs'

/** Where numbers of the screens are written; what few screens need stands beside the rest. */
const isHome = (file) => /^web\/src\/ui\/format[A-Z]?\w*\.ts$/.test(file)

test('D1.4: numbers of the screens are written in one place, and everywhere in one notation for both languages', () => {
  const sources = Object.entries(readSources(root)).filter(([file]) => !/\.test\.tsx?$/.test(file))
  const writes = sources.filter(([, text]) => /\bIntl\.NumberFormat\b|\.toLocaleString\(/.test(text))
  expect(writes.map(([file]) => file)).toContain('web/src/ui/format.ts')
  expect(writes.filter(([file]) => file.startsWith('web/') && !isHome(file)).map(([file]) => file)).toEqual([])
  const other = /Intl\.NumberFormat\((?!'nl-NL')|\.toLocaleString\((?!'nl')/
  expect(writes.filter(([, text]) => other.test(text)).map(([file]) => file)).toEqual([])
})
