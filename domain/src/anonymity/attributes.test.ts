import { expect, it } from 'vitest'
import { definitionOf } from '../types/index.ts'
import { vetAttributes } from './attributes.ts'
import { identifyingFields, identityOf } from './identifiers.ts'
import { redactText } from './redact.ts'

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
  expect(Math.min(own.length, parts.length)).toBeGreaterThan(2)
  expect(shown).toEqual([])
})

it('D7: a number of a register is taken out of texts, whichever field of the card holds it', () => {
  for (const name of ['kvk', 'vat']) {
    const identity = identityOf({ lead: { [name]: 'QX 20814' } })
    expect(redactText('Wij staan bekend onder QX 20814.', identity)).toBe('Wij staan bekend onder ▇▇▇.')
  }
})
