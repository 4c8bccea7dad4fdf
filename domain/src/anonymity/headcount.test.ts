import { expect, it } from 'vitest'
import { identityOf } from './identifiers.ts'
import { redactHtml, redactText } from './redact.ts'

const of = (employees: number) => identityOf({ lead: { name: 'Zwaluwhoeve', employees } })

it('D7: the exact number of people that the lead employs goes, however it is said', () => {
  for (const text of [
    'Wij werken met 1245 medewerkers.',
    'We hebben 1.245 mensen in dienst',
    'Personeel (fte): 1 245',
    'A staff of 1245, in two places',
    'We employ 1,245 people',
    'Met 1’245 medew. en een flexpool',
    'Er werken 1&#50;45 mensen',
    'Een 1245-koppig team',
    'Aantal medewerkers: ca. 1245',
    '1245 vaste medewerkers en 40 oproepkrachten',
    '1245 werkzame personen',
    '1245,0 fte',
    'Formatie: 1245',
    'Vestiging 3 1245 medewerkers',
    '1240-1245 medewerkers',
    'Wij zijn met z’n 1245en.',
    'Er werken er 1245 bij ons',
    '1245medewerkers',
    '１２４５ workers',
  ]) {
    expect(redactText(text, of(1245)).replace(/\D/g, ''), text).not.toContain('1245')
    expect(redactText(text, of(1245)), text).toContain('▇▇▇')
  }
  for (const html of [
    '<p>Met <u>12</u>45 medewerkers</p>',
    '<p>Medewerkers<br>1245</p>',
    '<p>1245<br>medewerkers</p>',
    '<p>Medewerkers:</p><p>1245</p>',
  ]) {
    expect(redactHtml(html, of(1245)), html).not.toContain('45')
  }
})

it('D7, D20.8: another number stays, and so does that number where it counts something else', () => {
  for (const [employees, text] of [
    [38, 'Wij werken met 37 medewerkers.'],
    [38, 'Er liggen 38 dossiers. Onze medewerkers kijken er dagelijks in.'],
    [38, 'Per 38,5 uur werkt iemand voltijds'],
    [38, 'Begroot op 1.380 euro per medewerker'],
    [365, 'Microsoft Office 365 voor alle medewerkers'],
    [24, '24 uur per dag werken er mensen'],
    [17, 'Onze mensen werken van 8 tot 17 uur'],
    [40, 'Wij werken 40 uur per week'],
    [30, 'Binnen 30 dagen moet het team werken'],
    [50, '€ 50 per medewerker per maand'],
    [38, 'In 38 winkels met eigen personeel'],
    [38, 'Wij werken met 38 kassa’s'],
    [40, 'Medewerkers: 40 uur per week'],
  ] as const) {
    expect(redactText(text, of(employees)), text).toBe(text)
  }
  expect(redactText('Met 38 collega’s aan 38 tafels.', of(38))).toBe('Met ▇▇▇ collega’s aan 38 tafels.')
})

it('D7: nobody and one tell nothing', () => {
  expect(redactText('1 medewerker per zaal', of(1))).toBe('1 medewerker per zaal')
})
