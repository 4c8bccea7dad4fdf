import type { GuardReview } from '@schakel/domain/calls'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderWithProviders } from '../../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../../test/stubServer.ts'
import { GuardDialog } from './GuardDialog.tsx'

const plain = (text: string) => ({ text, is: 'plain' as const })
const review = (...words: GuardReview['texts'][number]['blocks'][number]): GuardReview => ({
  hash: '',
  masks: [],
  texts: [{ item: 'dossier/00a', field: 'case', blocks: [words] }],
})
const rust = { text: 'rust', is: 'word' as const }
const thijmen = { text: 'Thijmen', is: 'name' as const }

async function open(first: GuardReview) {
  const { received } = stubServer({ '/api/guard/mask': () => review(plain('Bel ')) })
  await renderWithProviders(<GuardDialog dossier="dossier/00a" readers={[{ review: first }]} onClose={() => {}} />)
  return () => received.map(({ body }) => body.words)
}

it('D20.8: an ordinary word that is a part of a name is a question, not something recognisable', async () => {
  await open(review(plain('Voor de '), rust))
  expect(screen.getByRole('note').textContent).toContain('“rust” is een gewoon woord, en ook een deel van een naam')
  expect(screen.getByRole('status').textContent).toContain('Niets herkenbaars meer gevonden')
})

it('D20.8: blotting out all leaves ordinary words alone; one click on the word blots it out', async () => {
  const asked = await open(review(plain('Bel '), thijmen, plain(' voor de '), rust))
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /^Lak “rust” weg/ }))
  expect(asked()).toEqual([['rust']])
})

it('D20.8: of what is blotted out at once no ordinary word is one', async () => {
  const asked = await open(review(plain('Bel '), thijmen, plain(' voor de '), rust))
  await userEvent.setup().click(screen.getByRole('button', { name: 'Alles weglakken' }))
  expect(asked()).toEqual([['Thijmen']])
})

it('D20.8: where no ordinary word is part of a name nothing is asked', async () => {
  await open(review(plain('Bel '), thijmen))
  expect(screen.queryByRole('note')).toBeNull()
})
