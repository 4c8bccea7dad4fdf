import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aMatch } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'
import { useLink, useRemove, useSave, useUnlink, useUpdate } from './mutations.ts'
import { useItem } from './queries.ts'

function Actions() {
  const [link, unlink, remove, save] = [useLink(), useUnlink(), useRemove(), useSave()]
  const ends = { edge: 'SOFTWARE', parent: 'supplier/00aa', child: 'software/00bb' } as const
  const actions = {
    Koppel: () => link.mutate({ ...ends, props: { $role: 'Maakt' } }),
    Los: () => unlink.mutate(ends),
    Weg: () => remove.mutate({ id: 'todo/00cc', name: 'Bellen' }),
    Maak: () => save.mutate({ item: { _type: 'todo', name: 'Bellen' }, parent: 'lead/00dd', edge: 'TODOS' }),
  }
  return Object.entries(actions).map(([name, act]) => (
    <button key={name} type="button" data-writes="now" onClick={act}>
      {name}
    </button>
  ))
}

it('S7.17: what a screen does to items and links is one call each', async () => {
  const done = () => ({ _id: 'todo/00cc', _version: 1 })
  const { received } = stubServer({
    '/api/space/edge/SOFTWARE/supplier/00aa/software/00bb': done,
    '/api/space/delete/SOFTWARE/supplier/00aa/software/00bb': done,
    '/api/space/delete': done,
    '/api/space/save': done,
  })
  const user = userEvent.setup()
  await renderWithProviders(<Actions />)
  for (const [at, name] of ['Koppel', 'Los', 'Weg', 'Maak'].entries()) {
    await user.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(received).toHaveLength(at + 1))
  }
  expect(received.map(({ path, body }) => [path, body])).toEqual([
    ['/api/space/edge/SOFTWARE/supplier/00aa/software/00bb', { props: { $role: 'Maakt' } }],
    ['/api/space/delete/SOFTWARE/supplier/00aa/software/00bb', {}],
    ['/api/space/delete', { item: { _id: 'todo/00cc' } }],
    ['/api/space/save', { item: { _type: 'todo', name: 'Bellen' }, parent: 'lead/00dd', edge: 'TODOS' }],
  ])
})

function TwoSteps() {
  const { data } = useItem('match/00match')
  const update = useUpdate()
  if (!data) return null
  const set = (props: Readonly<Record<string, unknown>>) => () => update.mutate({ id: data._id, props })
  return (
    <>
      <button type="button" data-writes="now" onClick={set({ status: 'offered' })}>
        Aanbieden
      </button>
      <button type="button" data-writes="now" onClick={set({ $visible: true })}>
        Zichtbaar
      </button>
      <p>{`${data.status} ${data.$visible ? 'zichtbaar' : 'verborgen'}`}</p>
    </>
  )
}

it('D2.3: of two quick changes the answer to the first does not bring back what the second changed', async () => {
  const kept: Record<string, unknown> = { ...aMatch('registered', { $visible: false }) }
  const seen: string[] = []
  const [clicked, landing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { received } = stubServer({
    '/api/space/match/00match': () => {
      seen.push(`${kept.status} ${kept.$visible}`)
      return { ...kept }
    },
    '/api/space/update/match/00match': async ({ props }) => {
      await ('$visible' in props ? landing : clicked).promise
      Object.assign(kept, props)
      return { _id: 'match/00match', _version: 2 }
    },
  })
  const user = userEvent.setup()
  await renderWithProviders(<TwoSteps />)
  await user.click(await screen.findByRole('button', { name: 'Aanbieden' }))
  await user.click(screen.getByRole('button', { name: 'Zichtbaar' }))
  clicked.resolve()
  const updates = () => received.filter(({ path }) => path.includes('/update/'))
  await waitFor(() => expect(updates()).toHaveLength(2))
  screen.getByText('offered zichtbaar')
  landing.resolve()
  await waitFor(() => expect(seen.at(-1)).toBe('offered true'))
  // Nobody ever read the state in between.
  expect(seen).not.toContain('offered false')
  screen.getByText('offered zichtbaar')
})
