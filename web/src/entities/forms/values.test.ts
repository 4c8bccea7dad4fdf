import { definitionOf, type Field, type TypeName } from '@schakel/domain'
import { describe, expect, it } from 'vitest'
import { readTime } from './inputs/DateTimeField.tsx'
import { plainNumber } from './numbers.ts'
import { tidy } from './tidy.ts'
import { defaultsOf, inputOf, isBlank } from './values.ts'
import { wallText } from './wallText.ts'
import { formPathOf, wireOf } from './wire.ts'

const now = new Date('2026-11-20T12:00:00Z')

function field(type: TypeName, name: string): Field {
  const found = definitionOf(type).fields[name]
  if (!found) throw new Error(`${type} has no ${name}`)
  return found
}

describe('what is typed becomes what is kept', () => {
  it.each([
    ['1234', 1234],
    ['€ 1.234', 1234],
    ['1.234,-', 1234],
    ['575,00', 575],
    [' 12 000 ', 12000],
  ])('S5.6: the amount %s becomes the number %d on leaving', (typed, number) => {
    expect(tidy(field('dossier', 'price'), typed, { now })).toBe(number)
  })

  it.each(['575,50', '-5', 'veel'])('D4.4: the amount %s stays as typed, to be refused', (typed) => {
    expect(tidy(field('dossier', 'price'), typed, { now })).toBe(typed)
    expect(field('dossier', 'price').parse(wireOf(field('dossier', 'price'), typed), { now })).toHaveProperty('issues')
  })

  it('S5.6: a dot sets thousands apart and never makes a thousand times less of it', () => {
    expect(plainNumber('1.250')).toBe('1250')
    expect(plainNumber('1.25')).toBe('1.25')
  })

  it('S5.6: an empty number becomes null', () => {
    expect(wireOf(field('dossier', 'price'), '')).toBeNull()
    expect(wireOf(field('lead', 'employees'), null)).toBeNull()
  })

  it('D4.1: a phone number is shown nationally and a zip code in its own form', () => {
    expect(inputOf(field('lead', 'phone'), '+31201234567')).toBe('020 123 4567')
    expect(tidy(field('lead', 'phone'), '0201234567', { now })).toBe('020 123 4567')
    const zipcode = field('lead', 'address').fields?.zipcode
    expect(zipcode && tidy(zipcode, '1012ab', { now })).toBe('1012 AB')
  })

  it('S5.9: a time of five characters gets its seconds, and a day alone is no moment yet', () => {
    expect(wallText('2026-11-20', '09:30')).toBe('2026-11-20 09:30:00')
    expect(wallText('2026-11-20', '09:30:10')).toBe('2026-11-20 09:30:10')
    expect(wallText('2026-11-20', '')).toBe('2026-11-20')
    expect(wallText('', '09:30')).toBe('')
  })

  it.each([
    ['9', '09:00'],
    ['930', '09:30'],
    ['9.30', '09:30'],
    ['14:05', '14:05'],
    ['straks', 'straks'],
  ])('S5.9: the time %s is read as %s', (typed, read) => {
    expect(readTime(typed)).toBe(read)
  })

  it('D1.4: a moment is typed as on the wall in Amsterdam and sent as UTC', () => {
    expect(inputOf(field('activity', 'date'), '2026-07-01T12:00:00.000Z')).toBe('2026-07-01 14:00:00')
    expect(wireOf(field('activity', 'date'), '2026-01-01 14:00:00')).toBe('2026-01-01T13:00:00.000Z')
  })

  it('D2.3: an emptied part of an address is said to be empty', () => {
    expect(wireOf(field('lead', 'address'), { street: '', zipcode: '1012 AB', city: 'Amsterdam' })).toEqual({
      street: null,
      zipcode: '1012 AB',
      city: 'Amsterdam',
    })
  })

  it('S3.6: empty rows are not sent, and a refusal of the row after them finds its own row', () => {
    const tasks = field('todo', 'tasks')
    const rows = [
      { name: '', done: false },
      { name: 'Bellen', done: true },
    ]
    expect(wireOf(tasks, rows)).toEqual([{ name: 'Bellen', done: true }])
    expect(formPathOf(tasks, rows, 'tasks.0.name')).toBe('tasks.1.name')
  })

  it('S9.7: the prices of a new dossier are the configured one', () => {
    const fields = ['price', 'budget', 'license', 'implement', 'users'].map((name) => ({
      name,
      field: field('dossier', name),
    }))
    expect(defaultsOf(fields, 600, now)).toEqual({ price: 600, budget: 600, license: 600, implement: 600, users: null })
  })

  it('S5.4: an editor that holds only empty paragraphs holds nothing', () => {
    expect(isBlank(field('dossier', 'case'), '<p></p><p> </p>')).toBe(true)
  })
})
