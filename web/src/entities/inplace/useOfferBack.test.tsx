import { type AnyItem, fieldAt } from '@schakel/domain'
import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anItem } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'
import { connectNotices, type Notice } from '../../ui/notify.ts'
import { useOfferBack } from './useOfferBack.ts'

const notices: Notice[] = []
connectNotices((notice) => notices.push(notice))

let offer: ReturnType<typeof useOfferBack> | undefined
function Saved({ item, name }: { readonly item: AnyItem; readonly name: string }) {
  const field = fieldAt(item._type, name)
  if (!field) throw new Error(name)
  offer = useOfferBack(item, { name, field })
  return null
}

it.each([
  ['D22.3, D2.3: taken back, an amount that nobody entered is a default again', [], { _unentered: ['budget'] }],
  ['D22.3, D2.3: taken back, an amount that somebody entered is that again', ['budget'], {}],
])('%s', async (_, entered, more) => {
  const item = anItem('dossier', { _id: `dossier/${entered.length}`, budget: 575, _entered: entered })
  const { received } = stubServer({ [`/api/space/update/${item._id}`]: () => ({ _id: item._id, _version: 6 }) })
  await renderWithProviders(<Saved item={item} name="budget" />, { kind: 'staff' })
  act(() => offer?.({ before: item, held: 9000, version: 5 }))
  act(() => notices.at(-1)?.action?.run())
  const sent = () => received.filter(({ path }) => path.includes('/update/')).map(({ body }) => body.props)
  await waitFor(() => expect(sent()).toEqual([{ budget: 575, ...more, _version: 5 }]))
})
