import { describe, expect, it } from 'vitest'
import { ask } from '../../test/fields.ts'
import type { Field, FieldKind, Fields } from '../fields/field.ts'
import { isObject } from '../values.ts'
import { definitionOf, type TypeName, typeNames } from './index.ts'

interface Named {
  readonly path: string
  readonly field: Field
}

/** The fields of a type, and those of the objects and rows in it; what the server derives itself is never sent. */
function fieldsOf(path: string, fields: Fields): Named[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.readOnly ? [] : [{ path: `${path}.${name}`, field }, ...fieldsOf(`${path}.${name}`, field.fields ?? {})],
  )
}

const all = typeNames.flatMap((type) => fieldsOf(type, definitionOf(type).fields))
const over = (max: number) => 'x'.repeat(max + 1)

/** What no field of a kind keeps, whichever type it stands on (D4). */
const wrong: Partial<Record<FieldKind, readonly unknown[]>> = {
  text: [{}, 12, over(20_000)],
  longText: [{}, over(20_000)],
  richText: [{}, `<p>${over(20_000)}</p>`],
  email: ['geen adres', 'a@b', `${'a'.repeat(250)}@b.example`],
  phone: ['bel mij', {}],
  website: ['javascript:alert(1)', 'ftp://kassa.example', 'geen adres'],
  zipcode: [over(12)],
  username: ['kort', 'met spatie', over(12)],
  password: ['kort'],
  integer: [-1, 1.5, 1_000_000_001, 'veel'],
  fraction: [-1, '12', 0.1234567, 1_000_000_001],
  money: [-1, 0.5, 100_000_001, 'veel'],
  flag: ['misschien', 2],
  date: ['gisteren', '2026-02-30', '31-02-2026'],
  dateTime: ['straks', '2026-02-30T10:00:00Z'],
  repeat: ['elke week', 'FREQ=HOURLY', 'FREQ=WEEKLY;INTERVAL=100', 12],
  choice: ['zomaar iets', 1e9],
  colour: ['doorzichtig', '#12'],
  image: ['javascript:alert(1)', 'https://elders.example/foto.png'],
  object: ['tekst', 12],
  list: ['tekst', { length: 1 }],
}

describe('the fields of all types', () => {
  it('S5.10, D4: each has the rule of its kind, on whichever type it stands', () => {
    const kinds = new Set(all.map(({ field }) => field.kind))
    expect([...kinds].filter((kind) => !wrong[kind])).toEqual([])
    const kept = all.flatMap(({ path, field }) =>
      (wrong[field.kind] ?? []).flatMap((raw) => {
        const answer = ask(field, raw)
        const isRefused = isObject(answer) && 'refused' in answer
        return isRefused ? [] : [`${path} keeps ${JSON.stringify(raw).slice(0, 40)}`]
      }),
    )
    // A step of a planning may come before its start, and no is −1 (S3.8).
    expect(kept).toEqual(['dossier.planning.diff keeps -1', 'comment.result keeps -1'])
  })

  it('S5.10, D4.3: each text has a greatest length, and one sign more is refused', () => {
    const texts = all.filter(({ field }) => field.kind === 'text' || field.kind === 'longText')
    expect(texts.length).toBeGreaterThan(20)
    for (const { path, field } of texts) {
      const max = field.max ?? Number.POSITIVE_INFINITY
      expect(max, path).toBeLessThanOrEqual(20_000)
      expect(ask(field, 'x'.repeat(max + 1)), path).toEqual({ refused: ['tooLong'] })
    }
  })

  it('S5.10, D4.3, D4.4: a name is at most 200 signs and an amount at most 100 million, on every type that has one', () => {
    const named = all.filter(({ path, field }) => /^\w+\.name$/.test(path) && field.kind === 'text')
    expect(named.length).toBeGreaterThan(8)
    expect(named.filter(({ field }) => field.max !== 200)).toEqual([])
    const amounts = all.filter(({ field }) => field.kind === 'money')
    expect(amounts.length).toBeGreaterThan(5)
    for (const { path, field } of amounts) expect([path, ask(field, 100_000_000)]).toEqual([path, 100_000_000])
  })
})

describe('what fields say of anonymity', () => {
  /** Fields of a type that people fill, those of an object in place of the object. */
  const leavesOf = (name: string, field: Field): [string, Field][] =>
    field.kind === 'object' && field.anonymous === undefined ? Object.entries(field.fields ?? {}) : [[name, field]]
  const silent = (type: TypeName, says: (field: Field) => boolean) => {
    const { fields, statuses } = definitionOf(type)
    const looks = ['color', 'avatar', 'banner', 'author', 'status', ...Object.keys(statuses?.entries ?? {})]
    return Object.entries(fields)
      .filter(([name]) => !looks.includes(name))
      .flatMap(([name, field]) => leavesOf(name, field))
      .flatMap(([name, field]) => (says(field) ? [] : [`${type}.${name}`]))
  }

  it('D7: each field of a card that can be the asker or one of its people says whether it identifies', () => {
    const types = ['lead', 'organisation', 'person', 'user'] as const
    expect(types.flatMap((type) => silent(type, ({ identifies }) => identifies !== undefined))).toEqual([])
  })

  it('D7: each field of what a supplier reads before disclosure says what is kept of it', () => {
    const types = ['dossier', 'match', 'comment', 'requirement'] as const
    expect(types.flatMap((type) => silent(type, ({ anonymous }) => anonymous !== undefined))).toEqual([])
  })
})
