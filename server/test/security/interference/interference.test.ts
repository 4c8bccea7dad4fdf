import { readFileSync } from 'node:fs'
import { calls } from '@schakel/domain/calls'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nameOf } from '../attacks.ts'
import { eventNames } from '../eventNames.ts'
import { borders } from './borders.ts'
import { cases } from './cases.ts'
import { ref } from './deed.ts'
import { hunt, replay, told } from './hunt.ts'
import { longHunt } from './longHunt.ts'
import { asksOf, events, leftOut } from './readerDeeds.ts'
import { Times } from './times.ts'
import { Twins } from './twins.ts'

/** Each border is tried for so long here, ms; `npm run soak -- --interference` goes on. */
const WITHIN_MS = 12_000
const { seed, sequences, withinMs, themes, only, isLong } = longHunt(process.env, {
  seed: 20_260_301,
  withinMs: WITHIN_MS,
})

describe('the generator', () => {
  test('D20.1: is asked for every border by `npm run soak -- --interference`', () => {
    const script = readFileSync(new URL('../../../../scripts/lib/interfere.mjs', import.meta.url), 'utf8')
    const listed = /BORDERS = \[(.*?)\]/.exec(script)?.[1]?.match(/\w+/g)
    expect(listed).toEqual(borders(themes).map(({ key }) => key))
  })

  test('D20.1: tries every call of the registry and every event of a socket', () => {
    for (const name of Object.keys(leftOut)) expect(calls.map(nameOf)).toContain(name)
    for (const call of calls) {
      const asked = fc.sample(asksOf(call, { ids: [ref('lead')], words: ['x'] }, ref('supplier')), 3)
      expect(asked.map(({ method }) => method)).toEqual(Array(3).fill(call.method))
    }
    expect(Object.keys(events).sort()).toEqual([...new Set(eventNames)].sort())
  })
})

const tried = borders(themes).filter(({ key }) => only === undefined || key === only)

describe.each(tried)('two worlds that differ in $name', (border) => {
  const times = new Times()
  let twins: Twins
  beforeAll(async () => {
    twins = await Twins.open(border, times)
  }, 120_000)
  afterAll(() => twins.close())

  for (const { name, theme, deeds, at = 'identity' } of cases) {
    if (border.key !== at || !border.themes.includes(theme)) continue
    test(`D20.1: ${name}`, async () => {
      expect(await replay(twins, deeds)).toBeUndefined()
    }, 60_000)
  }

  test(
    'D20.1: are the same to whoever may not know it, whatever they try',
    async () => {
      const say = isLong ? console.info : undefined
      const found = await hunt(twins, { seed, sequences, within: withinMs, say })
      if (isLong)
        console.info(
          [`${border.key}: seed ${seed}, ${JSON.stringify(found).slice(0, 9)} tried`, ...times.lines()].join('\n'),
        )
      expect(typeof found === 'number' ? 'nothing' : told(found)).toBe('nothing')
      expect(found).toBeGreaterThan(0)
    },
    withinMs + 300_000,
  )
})
