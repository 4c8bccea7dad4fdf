import type { AnyItem } from '@schakel/domain'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'
import { MergePreview } from './MergePreview.tsx'
import { useMergePreview } from './useMerge.ts'

const keep = { _id: 'supplier/01', _type: 'supplier', _version: 1, name: 'Kassabouw' } as const satisfies AnyItem
const drop = { _id: 'supplier/02', _type: 'supplier', _version: 1, name: 'Kassabouw B.V.' } as const satisfies AnyItem
const dossier = {
  ...{ _id: 'dossier/01', _type: 'dossier', _version: 1, name: 'ERP' },
  organisation: { _id: 'lead/01', name: 'Hotel Chariot' },
}

async function shown(answer: object, kept: AnyItem = keep) {
  const server = stubServer({ '/api/space/merge/preview': () => answer })
  const Shown = () => <MergePreview keep={kept} preview={useMergePreview(kept, drop)} />
  await renderWithProviders(<Shown />, { kind: 'staff' })
  const region = await screen.findByRole('region', { name: 'Wat er gebeurt' })
  return { server, region: within(region) }
}

describe('the preview of a merge', () => {
  it('D23.5: says of two matches on one dossier which one stays, and what is joined to it', async () => {
    const join = { edge: 'MATCH', other: dossier, stays: 'meeting', goes: 'offered' }
    const { server, region } = await shown({ moves: { person: 2 }, joins: [join], total: 1 })
    expect(server.received[0]?.body).toEqual({ keep: keep._id, drop: drop._id })
    expect(region.getByRole('listitem').textContent).toBe(
      'Beide hebben een match op ERP · Hotel Chariot: die met status in gesprek blijft, de reacties, historie en bedragen van de ander (aangeboden) worden erbij gevoegd.',
    )
    expect(region.getByText(/^Naar Kassabouw gaan: 2 contactpersonen\./)).toBeTruthy()
  })

  it('D6, D23.5: says that accounts go along, whose way in is another organisation then', async () => {
    const { region } = await shown({ moves: { user: 2, dossier: 1 }, joins: [], total: 0 })
    expect(region.getByText(/^Naar Kassabouw gaan: 1 dossier, 2 gebruikers\./)).toBeTruthy()
  })

  it('D23.5: says that nothing goes along only where nothing is joined either', async () => {
    const { region } = await shown({ moves: {}, joins: [], total: 0 })
    expect(region.getByText(/^Er hangt niets aan dat meegaat\./)).toBeTruthy()
  })

  it('D7, D22.1: warns where what was hidden stays hidden, and where a name becomes readable', async () => {
    const joins = [
      { edge: 'MATCH', other: dossier, stays: 'match', goes: 'match', hidden: true, opens: true },
      { edge: 'CONTACTS', other: { _id: 'person/01', _type: 'person', _version: 1, name: 'Wietske' } },
    ]
    const { region } = await shown({ moves: {}, joins, total: 5 })
    const [match, person, more] = region.getAllByRole('listitem')
    expect(match?.textContent).toMatch(/worden er één.*De leverancier zag er maar één van.*leest daarna ook de naam/)
    expect(person?.textContent).toContain('Beide hangen aan contactpersoon Wietske')
    expect(more?.textContent).toBe('En nog 3 andere.')
    expect(region.getByText(/^Verder hangt er niets aan dat meegaat\./)).toBeTruthy()
  })

  it('D22.4: names the suppliers that begin to read the kept card in full', async () => {
    const noor = { _id: 'person/01', _type: 'person', _version: 1, name: 'Noor Haven' } as const satisfies AnyItem
    const readers = ['Kassa & Co', 'Bonnetje'].map((name) => ({ _id: `supplier/${name}`, name, people: 1 }))
    const { region } = await shown({ moves: {}, joins: [], total: 0, readers }, noor)
    expect(region.getByRole('status').textContent).toMatch(
      /^Kassa & Co en Bonnetje lezen de kaart van Noor Haven dan helemaal/,
    )
  })
})
