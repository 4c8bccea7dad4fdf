import type { AnyItem } from '@schakel/domain'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { anAnswer, aSheet, askedRows } from '../../../test/answers.ts'
import { aMatch } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'
import { ApiError } from '../../api/apiError.ts'
import { AnswersTab } from './AnswersTab.tsx'

interface Sending {
  readonly key: unknown
  readonly arrive: (item: Pick<AnyItem, '_id'>) => void
  readonly fail: (error: unknown) => void
}
const uploads: Sending[] = []
vi.mock('../../api/sendForm.ts', () => ({
  sendForm: (_path: string, _form: FormData, { idempotencyKey: key }: { readonly idempotencyKey?: string }) =>
    new Promise((arrive, fail) => {
      uploads.push({ key, arrive, fail })
    }),
}))
beforeEach(() => void uploads.splice(0))

const proof = (number: number) => screen.getByRole('group', { name: `Bewijs ${number}` })
const aFile = () => new File(['x'], 'certificaat.pdf', { lastModified: 1 })

async function open() {
  let answer = anAnswer('GEN-01', {
    evidence: [
      { kind: 'document', who: 'Eerste' },
      { kind: 'document', who: 'Tweede' },
    ],
  })
  const { received } = stubServer({
    '/api/answers/list': () => aSheet([answer]),
    '/api/requirements/list': () => ({ rows: askedRows('GEN-01') }),
    '/api/answers/save': ({ rows: [{ evidence }] }) => {
      answer = { ...answer, evidence, _version: answer._version + 1 }
      return { rows: [{ key: 'GEN-01', status: 200, _id: answer._id, _version: answer._version }] }
    },
    '/api/space/*': () => ({ _id: 'file/1', _type: 'file', _version: 1, name: 'certificaat.pdf' }),
  })
  await renderWithProviders(<AnswersTab item={aMatch('offered')} />, { kind: 'supplier' })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /GEN-01/ }))
  const send = (number: number) => user.upload(within(proof(number)).getByLabelText('Bestand kiezen'), aFile())
  const saved = () =>
    received.filter(({ path }) => path === '/api/answers/save').map(({ body }) => body.rows[0].evidence)
  const lists = () => received.filter(({ path }) => path === '/api/answers/list').length
  return { user, send, saved, lists }
}

it('F1.7: a file lands on the proof that it was chosen for, also when one before it is removed meanwhile', async () => {
  const { user, send, saved } = await open()
  await send(2)
  await user.click(screen.getByRole('button', { name: 'Bewijs 1 verwijderen' }))
  act(() => uploads[0]?.arrive({ _id: 'file/1' }))
  await waitFor(() => expect(saved().at(-1)).toEqual([{ kind: 'document', who: 'Tweede', file: 'file/1' }]))
})

it('F1.7: a file whose proof was removed meanwhile brings nothing back', async () => {
  const { user, send, saved } = await open()
  await send(1)
  await user.click(screen.getByRole('button', { name: 'Bewijs 1 verwijderen' }))
  act(() => uploads[0]?.arrive({ _id: 'file/1' }))
  await waitFor(() => expect(saved().at(-1)).toEqual([{ kind: 'document', who: 'Tweede' }]))
})

it('F1.7: a file still finds its proof when the answer was saved and read again meanwhile', async () => {
  const { user, send, saved, lists } = await open()
  await send(2)
  await user.click(screen.getByRole('button', { name: 'Bewijs 1 verwijderen' }))
  await waitFor(() => expect(saved()).toHaveLength(1))
  await waitFor(() => expect(lists()).toBe(2))
  act(() => uploads[0]?.arrive({ _id: 'file/1' }))
  await waitFor(() => expect(saved().at(-1)).toEqual([{ kind: 'document', who: 'Tweede', file: 'file/1' }]))
})

it('D2.4: the same file that is chosen once more goes under the same key', async () => {
  const { send } = await open()
  await send(1)
  act(() => uploads[0]?.fail(new ApiError(0, { title: 'offline' })))
  await within(proof(1)).findByRole('alert')
  await send(1)
  await waitFor(() => expect(uploads).toHaveLength(2))
  expect(uploads[1]?.key).toBe(uploads[0]?.key)
})
