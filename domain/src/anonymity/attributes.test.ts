import { expect, it } from 'vitest'
import { definitionOf } from '../types/index.ts'
import { vetAttributes } from './attributes.ts'
import { identifyingFields, identityOf } from './identifiers.ts'

const nobody = identityOf({ lead: {} })
const looks = ['color', 'avatar', 'banner', 'status']

it('D7, D10: a live value of any field of the lead, or of one that identifies its people, is hidden', () => {
  const { fields, statuses } = definitionOf('lead')
  const own = Object.keys(fields).filter((name) => !looks.includes(name) && !statuses?.entries[name])
  const parts = Object.keys(fields.address?.fields ?? {})
  // What one logs in with is no live value of a text.
  const people = identifyingFields.filter((name) => name !== 'username')
  const shown = [...own, ...parts, ...people].filter(
    (name) => !vetAttributes([{ name: 'data-id', value: name }], nobody).hidesText,
  )
  expect([own.length, parts.length]).toEqual([8, 3])
  expect(shown).toEqual([])
})
