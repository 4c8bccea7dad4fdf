import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { anItem } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { connectNotices, type Notice } from '../../ui/notify.ts'
import { TaskList } from './TaskList.tsx'

const notices: Notice[] = []
beforeEach(() => {
  notices.length = 0
  connectNotices((notice) => notices.push(notice))
})

const task = (name: string, done = false) => ({ name, done })
const asRead = [task('Bellen'), task('Mailen'), task('Offerte')]

/** Ticks the last task, while a colleague has changed the list already. */
async function tickOn(_id: string, tasks: readonly object[]) {
  const todo = anItem('todo', { _id, _version: 4, tasks: asRead })
  const { received } = stubServer({
    [`/api/space/update/${_id}`]: ({ props }) =>
      props._version === 5
        ? { _id, _version: 6 }
        : reply(409, { title: 'x', current: { ...todo, _version: 5, tasks } }),
  })
  await renderWithProviders(<TaskList todo={todo} />)
  await userEvent.setup().click(screen.getByRole('checkbox', { name: 'Offerte' }))
  return () => received.filter(({ path }) => path.includes('/update/')).map(({ body }) => body.props)
}

it('D2.3: a tick leaves alone what a colleague ticked meanwhile', async () => {
  const sent = await tickOn('todo/01', [task('Bellen', true), task('Mailen'), task('Offerte')])
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()).toEqual([
    { tasks: [task('Bellen'), task('Mailen'), task('Offerte', true)], _version: 4 },
    { tasks: [task('Bellen', true), task('Mailen'), task('Offerte', true)], _version: 5 },
  ])
  expect(notices).toEqual([])
})

it('D2.3: it finds its task where a colleague moved it to', async () => {
  const sent = await tickOn('todo/02', [task('Offerte'), task('Bellen')])
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toEqual({ tasks: [task('Offerte', true), task('Bellen')], _version: 5 })
})

it('D2.3: a task that a colleague took away is not put back, and that is said', async () => {
  const sent = await tickOn('todo/03', [task('Bellen'), task('Mailen')])
  await waitFor(() => expect(notices.at(-1)?.message).toBeTruthy())
  expect(JSON.stringify(notices)).toContain('“Offerte” staat niet meer in de lijst')
  expect(sent()).toHaveLength(1)
})

it('D2.3: two ticks after each other both stay, while a colleague was first', async () => {
  const _id = 'todo/04'
  const todo = anItem('todo', { _id, _version: 4, tasks: asRead })
  let kept = { ...todo, _version: 5, tasks: [task('Bellen', true), task('Mailen'), task('Offerte')] }
  let open: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    open = resolve
  })
  const { received } = stubServer({
    [`/api/space/update/${_id}`]: async ({ props }) => {
      // Both were sent before the first was answered.
      if (received.filter(({ path }) => path.includes('/update/')).length < 2) await held
      open()
      if (props._version !== kept._version) return reply(409, { title: 'x', current: kept })
      kept = { ...kept, _version: kept._version + 1, tasks: props.tasks }
      return { _id, _version: kept._version }
    },
  })
  await renderWithProviders(<TaskList todo={todo} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('checkbox', { name: 'Mailen' }))
  await user.click(screen.getByRole('checkbox', { name: 'Offerte' }))
  open()
  await waitFor(() => expect(kept.tasks).toEqual([task('Bellen', true), task('Mailen', true), task('Offerte', true)]))
  expect(notices).toEqual([])
})
