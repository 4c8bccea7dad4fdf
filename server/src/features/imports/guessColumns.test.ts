import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { guessColumns, pickCells } from './guessColumns.ts'
import { fileBytes, openTable } from './readTable.ts'

const headingsOf = async (name: string) =>
  (await openTable(fileBytes(join(import.meta.dirname, '../../../test/tables', name)))).headings

describe('guessing columns', () => {
  it('D17.2: knows the headings of DUO and leaves the correspondence address alone', async () => {
    const headings = await headingsOf('duo-instellingen-hbo-en-wo.windows-1252.csv')
    const { columns, ignored } = guessColumns(headings, 'organisation', 'super')
    expect(columns).toEqual({
      name: 'INSTELLINGSNAAM',
      website: 'INTERNETADRES',
      phone: 'TELEFOONNUMMER',
      'address.street': 'STRAATNAAM',
      'address.number': 'HUISNUMMER-TOEVOEGING',
      'address.zipcode': 'POSTCODE',
      'address.city': 'PLAATSNAAM',
    })
    expect(ignored).toContain('STRAATNAAM CORRESPONDENTIEADRES')
    expect(ignored).toHaveLength(23)
  })

  it('D17.2: knows the headings of a Dutch Excel', async () => {
    const headings = await headingsOf('organisaties-excel-nl.windows-1252.semicolon.csv')
    expect(guessColumns(headings, 'lead', 'super')).toEqual({
      columns: {
        name: 'Naam',
        website: 'Website',
        'address.street': 'Adres',
        'address.zipcode': 'Postcode',
        'address.city': 'Plaats',
        description: 'Omschrijving',
        tags: 'SBI-code',
      },
      ignored: ['Breedtegraad', 'Lengtegraad', 'Kenmerk'],
    })
  })

  it('D17.2: knows English headings, signs, languages and brackets', () => {
    const headings = [
      'Company Name *',
      'E-mail (general)',
      'Phone number',
      'City',
      'description_nl',
      'Web-site',
      'sbi_code',
    ]
    expect(guessColumns(headings, 'supplier', 'super')).toEqual({
      columns: {
        name: 'Company Name *',
        email: 'E-mail (general)',
        phone: 'Phone number',
        'address.city': 'City',
        description: 'description_nl',
        website: 'Web-site',
        tags: 'sbi_code',
      },
      ignored: [],
    })
  })

  it('D17.2: prefers the name of the company to the name of the contact, whatever comes first', () => {
    const { columns, ignored } = guessColumns(['Naam', 'Bedrijfsnaam', 'Woonplaats', 'Plaats'], 'lead', 'super')
    expect(columns).toEqual({ name: 'Bedrijfsnaam', 'address.city': 'Plaats' })
    expect(ignored).toEqual(['Naam', 'Woonplaats'])
  })

  it('D17.2: offers a field only to the types that have it', () => {
    const headings = ['naam', 'Aantal medewerkers', 'Matchnotitie']
    expect(guessColumns(headings, 'lead', 'super').ignored).toEqual(['Matchnotitie'])
    expect(guessColumns(headings, 'supplier', 'super').ignored).toEqual(['Aantal medewerkers'])
    expect(guessColumns(headings, 'organisation', 'super').ignored).toEqual(['Aantal medewerkers', 'Matchnotitie'])
  })

  it('D17.2: knows a field by what it is called on the screen and in an export, in both languages', () => {
    const headings = ['Naam', 'Btw-nummer', 'KvK-nummer']
    expect(guessColumns(headings, 'lead', 'super').columns).toEqual({
      name: 'Naam',
      vat: 'Btw-nummer',
      kvk: 'KvK-nummer',
    })
    expect(guessColumns(['Name', 'VAT number'], 'supplier', 'super').columns).toEqual({
      name: 'Name',
      vat: 'VAT number',
    })
  })

  it('D17.2: leads a mobile number to that of a person, and to the phone of an organisation', () => {
    expect(guessColumns(['Naam', 'Mobiel'], 'person', 'staff').columns).toEqual({
      'contact.name': 'Naam',
      'contact.mobile': 'Mobiel',
    })
    expect(guessColumns(['Naam', 'Mobiel'], 'lead', 'staff').columns).toEqual({ name: 'Naam', phone: 'Mobiel' })
  })

  it('D6: offers the note of a supplier to super users alone', () => {
    expect(guessColumns(['naam', 'Matchnotitie'], 'supplier', 'super').columns.note).toBe('Matchnotitie')
    expect(guessColumns(['naam', 'Matchnotitie'], 'supplier', 'staff').ignored).toEqual(['Matchnotitie'])
  })

  it('D17.2: appends the house number to the street and leaves out what is empty', () => {
    const { columns } = guessColumns(['naam', 'straat', 'huisnummer', 'plaats'], 'lead', 'super')
    expect(pickCells(columns, { naam: 'De Kroon', straat: 'Markt', huisnummer: '5-9', plaats: '' })).toEqual({
      name: 'De Kroon',
      'address.street': 'Markt 5-9',
    })
    expect(pickCells(columns, { naam: 'De Kroon', straat: '', huisnummer: '5', plaats: 'Ede' })).toEqual({
      name: 'De Kroon',
      'address.city': 'Ede',
    })
  })
})
