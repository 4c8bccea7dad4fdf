import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { viewerOf } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { until } from '../../../test/until.ts'
import { hear } from '../../entities/live/liveSocket.ts'
import { watchPlace } from './watchPlace.ts'

const viewer = viewerOf('staff')
const member = { ...viewer, role: 'members', kind: 'member' }
const elsewhere = { ...viewer, organisation: { _id: 'space/00other', name: 'Elders' } }
let stop = () => {}
afterEach(() => stop())

/** A page of staff, of whom the server says something else by now. */
function page(user: unknown) {
  const { received } = stubServer({
    '/api/auth/user': () => (user instanceof Response ? user.clone() : { user }),
  })
  const cache = new QueryClient()
  const pages = new Set<() => void>()
  const tell = vi.fn()
  const reload = vi.fn()
  const onPage = (listener: () => void) => {
    pages.add(listener)
    return () => pages.delete(listener)
  }
  stop = watchPlace({ viewer, cache, onPage, tell, reload })
  const goOn = () => {
    for (const listener of pages) listener()
  }
  return { received, cache, tell, reload, goOn }
}

it.each([
  ['another role', member],
  ['another organisation', elsewhere],
])('D6, D9: whoever has %s by now is told so, and comes by it at the next page', async (_, now) => {
  const { tell, reload, goOn } = page(now)
  hear('reload', {})
  hear('reload', {})
  await until(() => expect(tell).toHaveBeenCalled())
  expect(reload, 'nothing that is typed is lost').not.toHaveBeenCalled()
  goOn()
  expect(reload).toHaveBeenCalledOnce()
  hear('reload', {})
  expect(tell).toHaveBeenCalledOnce()
})

it('D6, D2.4: it does not cut off what is being saved', async () => {
  const { cache, tell, reload, goOn } = page(member)
  hear('reload', {})
  await until(() => expect(tell).toHaveBeenCalled())
  const sent = Promise.withResolvers<void>()
  const saving = cache
    .getMutationCache()
    .build(cache, { mutationFn: () => sent.promise })
    .execute(undefined)
  goOn()
  expect(reload).not.toHaveBeenCalled()
  sent.resolve()
  await saving
  goOn()
  expect(reload).toHaveBeenCalledOnce()
})

it('D9: whoever is who they were, or of whom nothing is heard, is told nothing', async () => {
  for (const same of [{ ...viewer, name: 'Sanne Jansen' }, reply(503, { title: 'x' })]) {
    const { received, tell, goOn, reload } = page(same)
    hear('reload', {})
    await until(() => expect(received.map(({ path }) => path)).toEqual(['/api/auth/user']))
    await Promise.resolve()
    goOn()
    expect([tell, reload].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
    stop()
  }
})
