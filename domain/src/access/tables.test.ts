import { describe, expect, it } from 'vitest'
import { viewers } from '../../test/viewers.ts'
import { typeNames } from '../types/index.ts'
import { createRights, mayCreate } from './createRights.ts'
import type { Facts } from './facts.ts'
import { type ItemRight, itemRights, mayOn } from './itemRights.ts'
import type { Viewer, ViewerKind } from './viewer.ts'
import { may, type ViewerRight, viewerRights } from './viewerRights.ts'

const kinds: readonly ViewerKind[] = ['super', 'staff', 'supplier', 'enduser', 'member']
const bits = [false, true]

/** Every combination of what a right may depend on. */
function everyFact(viewer: Viewer, type: Facts['type']): Facts[] {
  const ids = [`${type}/x`, viewer._id, viewer.organisation?._id ?? '']
  return ids.flatMap((id) =>
    bits.flatMap((isUnderHome) =>
      bits.flatMap((isLimited) =>
        bits.flatMap((isOwner) =>
          ['request', 'done'].map((status) => ({ id, type, isUnderHome, isLimited, isOwner, status })),
        ),
      ),
    ),
  )
}

const isRight = (name: string): name is ViewerRight => Object.hasOwn(viewerRights, name)

describe('the table of what depends on no item', () => {
  it.each(Object.keys(viewerRights).filter(isRight))('D6: %s is for whom the row names, and nobody else', (right) => {
    const who: readonly ViewerKind[] = viewerRights[right].who
    for (const kind of kinds) expect(may(viewers[kind], right), kind).toBe(who.includes(kind))
  })
})

describe('the table of what depends on an item', () => {
  const rights = [...new Set<ItemRight>(itemRights.map(({ what }) => what))]

  it.each(itemRights)('D6: the row of $what ($rule) lets whom it names, where it holds', (row) => {
    for (const kind of row.who) {
      for (const type of row.on) {
        const facts = everyFact(viewers[kind], type)
        const holding = 'when' in row ? facts.filter((one) => row.when(viewers[kind], one)) : facts
        expect(holding.length, `${kind} ${type}`).toBeGreaterThan(0)
        for (const one of holding) expect(mayOn(viewers[kind], row.what, one), `${kind} ${type}`).toBe(true)
      }
    }
  })

  it.each(rights)('D6: %s is refused to whom no row names, and where none of theirs holds', (right) => {
    for (const kind of kinds) {
      for (const type of typeNames) {
        const mine = itemRights.filter(
          ({ what, who, on }) =>
            what === right && who.some((one) => one === kind) && on.some((one: string) => one === type),
        )
        for (const one of everyFact(viewers[kind], type)) {
          const holds = mine.some((row) => !('when' in row) || row.when(viewers[kind], one))
          expect(mayOn(viewers[kind], right, one), `${kind} ${type}`).toBe(holds)
        }
      }
    }
  })
})

describe('the table of making', () => {
  it('D6: what a row lets is made, and what none lets is not', () => {
    for (const kind of kinds) {
      for (const made of typeNames) {
        const mine = createRights.filter(({ who, makes }) => who.includes(kind) && makes.includes(made))
        for (const parent of [undefined, ...typeNames.flatMap((type) => everyFact(viewers[kind], type))]) {
          const holds = mine.some(({ when }) => when?.(viewers[kind], parent) ?? true)
          expect(mayCreate(viewers[kind], made, parent), `${kind} ${made} ${parent?.type}`).toBe(holds)
        }
      }
    }
  })

  it('D6: each row can hold', () => {
    for (const { who, makes, when, rule } of createRights) {
      for (const kind of who) {
        const parents = [undefined, ...typeNames.flatMap((type) => everyFact(viewers[kind], type))]
        expect(
          parents.some((parent) => when?.(viewers[kind], parent) ?? true),
          `${kind} ${makes} ${rule}`,
        ).toBe(true)
      }
    }
  })
})
