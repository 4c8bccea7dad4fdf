import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { downloadName, fileKindOf, fileNameOf, formatOf } from './files.ts'

describe('the name of a file', () => {
  it('D15: the folders of the sender and what one cannot see are left out', () => {
    expect(fileNameOf('C:\\Users\\Noor\\Offerte 2026.pdf')).toBe('Offerte 2026.pdf')
    expect(fileNameOf('../../etc/passwd')).toBe('passwd')
    expect(fileNameOf('facturexe.pdf\u202Egpj.exe')).toBe('facturexe.pdfgpj.exe')
    expect(fileNameOf('a\r\nSet-Cookie: x.txt')).toBe('aSet-Cookie_ x.txt')
    expect(fileNameOf('e\u0301te\u0301.txt')).toBe('\u00E9t\u00E9.txt')
    expect(fileNameOf('half \uD83D.txt')).toBe('half .txt')
    expect(['', '..', '. .', '/', '\u200B'].map(fileNameOf)).toEqual(Array(5).fill('bestand'))
  })

  it('D15: a name that is too long keeps its ending', () => {
    const name = fileNameOf(`${'é'.repeat(300)}.docx`)
    expect([...name].length).toBe(200)
    expect(name.endsWith('é.docx')).toBe(true)
  })

  it('D15: any name gives one that can be stored, and the same one again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (sent) => {
        const name = fileNameOf(sent)
        expect(name).not.toBe('')
        expect(name).toBe(name.trim())
        expect(name).not.toMatch(/[\\/\p{Cc}\p{Cs}]/u)
        expect([...name].length).toBeLessThanOrEqual(200)
        expect(fileNameOf(name)).toBe(name)
      }),
    )
  })

  it('D15: what is saved has the ending that was sent, whatever it is called since', () => {
    expect(downloadName('Offerte van Mews', 'pdf')).toBe('Offerte van Mews.pdf')
    expect(downloadName('Offerte.PDF', 'pdf')).toBe('Offerte.PDF')
    expect(downloadName('Offerte.exe', 'pdf')).toBe('Offerte.exe.pdf')
    expect(downloadName('Leesmij', undefined)).toBe('Leesmij')
  })
})

describe('what a file is', () => {
  it('S3.13: its ending says so', () => {
    expect([formatOf('a.tar.gz'), formatOf('A.PDF'), formatOf('.env'), formatOf('a'), formatOf('a.')]).toEqual([
      'gz',
      'pdf',
      undefined,
      undefined,
      undefined,
    ])
    expect([fileKindOf('xlsx'), fileKindOf('jpg'), fileKindOf('exe'), fileKindOf(undefined)]).toEqual([
      'sheet',
      'picture',
      'other',
      'other',
    ])
  })
})
