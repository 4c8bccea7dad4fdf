import { describe, expect, it } from 'vitest'
import { importColumnsOf, importFieldsOf, importMissingOf, importNameOf, importTypes } from './importFields.ts'
import { definitionOf } from './types/index.ts'

const contact = ['name', 'first', 'infix', 'last', 'jobtitle', 'email', 'phone', 'mobile'].map(
  (name) => `contact.${name}`,
)
const address = ['street', 'number', 'zipcode', 'city'].map((name) => `address.${name}`)

describe('the columns of an import', () => {
  it('D17.2: tables of end-users, suppliers, organisations and people can be imported', () => {
    expect(importTypes).toEqual(['lead', 'supplier', 'organisation', 'person'])
  })

  it('D17.2: a column fills a field that says so, and what the contact person of a row says so', () => {
    const organisation = ['name', 'website', 'email', 'phone', ...address, 'description', 'kvk', 'vat']
    const rest = ['status', 'tags', ...contact]
    expect(importFieldsOf('lead', 'staff')).toEqual([...organisation, 'employees', ...rest])
    expect(importFieldsOf('organisation', 'staff')).toEqual([...organisation, ...rest])
    expect(importFieldsOf('person', 'staff')).toEqual([...contact, ...address, 'description', 'name'])
  })

  it('D6: a supplier’s note is filled by super users alone', () => {
    expect(importFieldsOf('supplier', 'super')).toContain('note')
    expect(importFieldsOf('supplier', 'staff')).not.toContain('note')
  })

  it('D6: no file gives a right, a role, a password or an owner', () => {
    const given = importTypes.flatMap((type) => importColumnsOf(type).flatMap(({ field }) => (field ? [field] : [])))
    expect(given.filter((field) => field.superWrite || field.writeOnly || field.readOnly)).toEqual([])
  })

  it.each(importTypes)('D17.2: no heading of a table of %s means two things', (type) => {
    const columns = importColumnsOf(type)
    const all = columns.flatMap(({ headings }) => headings)
    expect(all.filter((heading, index) => all.indexOf(heading) !== index)).toEqual([])
    expect(all.filter((heading) => !/^[a-z0-9]+$/.test(heading))).toEqual([])
  })

  it.each(importTypes)('D17.2: a row of %s with a name alone can be made', (type) => {
    const filled = [...importNameOf(type), ...Object.keys(importMissingOf(type))].map((name) => name.split('.').at(-1))
    const { fields } = definitionOf(type)
    const asked = Object.keys(fields).filter((name) => fields[name]?.required && fields[name]?.default === undefined)
    expect(asked.filter((name) => !filled.includes(name))).toEqual([])
  })
})
