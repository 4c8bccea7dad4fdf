import { describe, expect, it } from 'vitest'
import { pastedLines, valueOfWord } from './pasted.ts'

describe('a column that was copied from a spreadsheet', () => {
  it('F1.7: words of both languages are answers, whatever their capitals and spaces', () => {
    expect(['Ja', ' JA. ', 'yes', 'Y', '✓'].map(valueOfWord)).toEqual(Array(5).fill('yes'))
    expect(['deels', 'Partly', 'gedeeltelijk'].map(valueOfWord)).toEqual(Array(3).fill('partly'))
    expect(['gepland', 'Roadmap', 'planned'].map(valueOfWord)).toEqual(Array(3).fill('roadmap'))
    expect(['nee', 'No', 'n'].map(valueOfWord)).toEqual(Array(3).fill('no'))
    expect(['', 'misschien', '0'].map(valueOfWord)).toEqual([undefined, undefined, undefined])
  })

  it('F1.7: each line is a row, an empty one keeps its place, and the next column is the remark', () => {
    expect(pastedLines('Ja\r\n\r\nDeels\tAlleen per filiaal\r\nbla\r\n')).toEqual([
      { text: 'Ja', value: 'yes', remark: '' },
      { text: '', value: undefined, remark: '' },
      { text: 'Deels', value: 'partly', remark: 'Alleen per filiaal' },
      { text: 'bla', value: undefined, remark: '' },
    ])
  })

  it('F1.7: a quoted cell holds line breaks, tabs and quotes', () => {
    expect(pastedLines('Deels\t"Eerst ""A"",\ndan\tB"\nNee')).toEqual([
      { text: 'Deels', value: 'partly', remark: 'Eerst "A",\ndan\tB' },
      { text: 'Nee', value: 'no', remark: '' },
    ])
  })

  it('F1.7: one line that is no answer is no column', () => {
    expect(pastedLines('Wij werken samen')).toBeUndefined()
    expect(pastedLines('ja')).toEqual([{ text: 'ja', value: 'yes', remark: '' }])
  })
})
