import { expect, it } from 'vitest'
import { identityOf } from './identifiers.ts'
import { redactHtml, redactText } from './redact.ts'

const identity = identityOf({ lead: { name: 'Zwaluwhoeve', employees: 1245 } })
const small = identityOf({ lead: { name: 'Zwaluwhoeve', employees: 38 } })

it('D7: the exact number of people that the lead employs goes, however it is written', () => {
  for (const [text, shown] of [
    ['Wij werken met 1245 medewerkers.', 'Wij werken met ▇▇▇ medewerkers.'],
    ['We hebben 1.245 mensen in dienst', 'We hebben ▇▇▇ mensen in dienst'],
    ['Personeel (fte): 1 245', 'Personeel (fte): ▇▇▇'],
    ['A staff of 1245, in two places', 'A staff of ▇▇▇, in two places'],
    ['Er werken 1&#50;45 mensen', 'Er werken ▇▇▇ mensen'],
  ]) {
    expect(redactText(text ?? '', identity)).toBe(shown)
  }
  expect(redactHtml('<p>Met <u>12</u>45 medewerkers</p>', identity)).not.toContain('45')
})

it('D7: another number stays, and so does that number where it counts something else', () => {
  for (const text of [
    'Wij werken met 1244 medewerkers.',
    'Er liggen 38 dossiers. Onze medewerkers kijken er dagelijks in.',
    'Per 38,5 uur werkt iemand voltijds',
    'Begroot op 1.380 euro per medewerker',
    'Factuur 38-2026 voor het personeel',
  ]) {
    expect(redactText(text, small)).toBe(text)
  }
  expect(redactText('Met 38 collega’s aan 38 tafels.', small)).toBe('Met ▇▇▇ collega’s aan ▇▇▇ tafels.')
})

it('D7: nobody and one tell nothing', () => {
  const alone = identityOf({ lead: { name: 'Zwaluwhoeve', employees: 1 } })
  expect(redactText('1 medewerker per zaal', alone)).toBe('1 medewerker per zaal')
})
