import { describe, expect, it } from 'vitest'
import { definitionOf, typeNames } from '../types/index.ts'
import { columnsOf, everySort, fieldAt, sortableFields, sortOfColumn, usualColumns, usualOrder } from './columns.ts'

describe('the columns of a list', () => {
  it('D3: every column of every type is a field of it or a fact of every item, and begins with its name', () => {
    for (const type of typeNames) {
      for (const column of columnsOf(type, true)) {
        const isFact = ['name', 'organisation', '_changed', '_created'].includes(column)
        expect([type, column, isFact || fieldAt(type, column) !== undefined]).toEqual([type, column, true])
      }
      expect(columnsOf(type)).toEqual(expect.arrayContaining([...usualColumns(type)]))
      expect(usualColumns(type)).toContain('name')
      for (const sort of sortableFields(type)) expect(everySort()).toContain(sort)
    }
    expect(columnsOf('lead')).toEqual(expect.arrayContaining(['address.city', 'employees', '_changed']))
  })

  it('D6: what super users alone read is a column for them, and orders a list for nobody', () => {
    for (const type of typeNames) {
      for (const [name, field] of Object.entries(definitionOf(type).fields)) {
        if (!field.superOnly) continue
        expect(columnsOf(type)).not.toContain(name)
        expect(columnsOf(type, true)).toContain(name)
        expect(sortableFields(type)).not.toContain(name)
      }
    }
  })

  it('D19.1: a password is no column', () => {
    expect(columnsOf('user', true)).not.toContain('_pass')
    expect(sortableFields('user')).not.toContain('_pass')
  })

  it('D8.3: the latest comes first, and otherwise the first letter', () => {
    expect(['changed', 'date', 'created'].map(usualOrder)).toEqual(['desc', 'desc', 'desc'])
    expect(['name', 'due', 'employees'].map(usualOrder)).toEqual(['asc', 'asc', 'asc'])
    expect(sortOfColumn('lead', '_changed')).toBe('changed')
    expect(sortOfColumn('lead', 'address.city')).toBe('address.city')
    expect(sortOfColumn('lead', 'organisation')).toBeUndefined()
    expect(sortOfColumn('lead', 'phone')).toBeUndefined()
    expect(fieldAt('lead', 'address.nowhere')).toBeUndefined()
    expect(fieldAt('lead', 'constructor')).toBeUndefined()
  })
})
