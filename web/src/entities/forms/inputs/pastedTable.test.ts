import { expect, it } from 'vitest'
import { tablesAsLines } from './pastedTable.ts'

it('D4.3: a table that is pasted becomes lines, its cells apart; what has lines of its own keeps them', () => {
  const sheet =
    '<p>Nodig:</p><table><tr><th>Wat</th><th>Aantal</th></tr><tr><td><i>Kassa</i></td><td>3</td></tr></table>'
  expect(tablesAsLines(sheet)).toBe('<p>Nodig:</p><p>Wat Aantal </p><p><i>Kassa</i> 3 </p>')
  const mail = '<table><tbody><tr><td><p>Beste Els,</p></td><td>Groet</td></tr></tbody></table>'
  expect(tablesAsLines(mail)).toBe('<p>Beste Els,</p><p>Groet </p>')
  const page = `<table><tbody><tr><td>${mail}</td></tr></tbody></table>`
  expect(tablesAsLines(page)).toContain('<p>Beste Els,</p><p>Groet </p>')
  expect(tablesAsLines('<p>a &lt; b</p>')).toBe('<p>a &lt; b</p>')
})
