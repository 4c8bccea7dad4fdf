import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const store = fileURLToPath(new URL('..', import.meta.url))
const sources = readdirSync(join(store, '..'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:ts|sql)$/.test(file) && !file.endsWith('.test.ts') && !file.includes('migrations'))
  .map((file) => [file, readFileSync(join(store, '..', file), 'utf8')] as const)

describe('who reads what', () => {
  it('D6: is asked of a row in the words of whoReads.ts, and nowhere in words of its own', () => {
    expect(sources.length).toBeGreaterThan(100)
    const asking = sources.filter(([, text]) => /\b(?:limited_)?readers &&|= any \(i\.limited_readers\)/.test(text))
    // Who may read a supplier's own talk is part of the rule that makes the keys.
    expect(asking.map(([file]) => file)).toEqual([
      join('store', 'access', 'whoReads.ts'),
      join('store', 'functions', 'readers.sql'),
    ])
  })

  it('D6: leaves no word of its templates in what the database is given', async () => {
    const { withReaders } = await import('./whoReads.ts')
    const filled = sources.filter(([file]) => file.endsWith('.sql')).map(([, text]) => withReaders(text))
    expect(filled.filter((text) => /\{\{(?!(?:containment|sheets|steps)\}\})/.test(text))).toEqual([])
  })
})
