import type { AnswerInput } from '@schakel/domain/calls'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { anAnswer, aSheet, askedRows } from '../../../test/answers.ts'
import { aMatch } from '../../../test/items.ts'
import { stubLocks } from '../../../test/pageLocks.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { connectNotices, type Notice } from '../../ui/notify.ts'
import { AnswersTab } from './AnswersTab.tsx'

let locks: ReturnType<typeof stubLocks> | undefined
const user = userEvent.setup()
const keptAt = () => Object.keys(localStorage).filter((key) => key.includes(':rows:'))
const isKept = () => keptAt().length > 0

beforeEach(() => {
  localStorage.clear()
  locks = stubLocks()
})
afterEach(() => {
  localStorage.clear()
  locks?.remove()
})

/** A server that answers a save with what `refused` says, and otherwise as the real one. */
function aServer() {
  const state = { refused: 0, sheet: aSheet() }
  const { received } = stubServer({
    '/api/answers/list': () => state.sheet,
    '/api/requirements/list': () => ({ rows: askedRows('GEN-01', 'GEN-02') }),
    '/api/answers/save': ({ rows }: { readonly rows: readonly AnswerInput[] }) => {
      if (state.refused > 0) return reply(state.refused, { title: 'x', status: state.refused })
      return {
        rows: rows.map(({ key, _version = 0 }) => {
          const current = state.sheet.answers.find((one) => one.key === key)
          if (current && current._version > Number(_version)) return { key, status: 409, current }
          return { key, status: 200, _id: `answer/00${key}`, _version: Number(_version) + 1 }
        }),
      }
    },
  })
  const sent = () => received.filter(({ path }) => path === '/api/answers/save').flatMap(({ body }) => body.rows)
  return { state, sent }
}

async function open(kind: 'supplier' | 'staff' = 'supplier') {
  const { container } = await renderWithProviders(<AnswersTab item={aMatch('offered')} />, { kind })
  const scope = within(container)
  await scope.findByRole('radiogroup', { name: 'Antwoord op GEN-01' })
  return scope
}

type Scope = Awaited<ReturnType<typeof open>>
const choose = async (scope: Scope, key: string, value: string) =>
  user.click(
    within(await scope.findByRole('radiogroup', { name: `Antwoord op ${key}` })).getByRole('radio', { name: value }),
  )

/** A long remark is typed at a choice that asks one. */
async function type(scope: Scope, text: string) {
  await choose(scope, 'GEN-01', 'Deels')
  await user.type(await scope.findByRole('textbox', { name: /^Opmerking/ }), text)
}

/** What was refused is sent once more as one leaves. */
async function leave(sent: () => readonly unknown[]) {
  await screen.findByText('Niet opgeslagen')
  const before = sent().length
  cleanup()
  await waitFor(() => expect(sent()).toHaveLength(before + 1))
}

const isBack = (scope: Scope) => scope.findByText('Typte u eerder, niet opgeslagen')

describe('answers that could not be saved', () => {
  it('D22, S5.2, F1.8: what was typed as the session ended stands in its row again, for who typed it, and is sent by a press', async () => {
    const { state, sent } = aServer()
    state.refused = 401
    await type(await open(), 'Met module')
    await leave(sent)
    state.refused = 0
    const before = sent().length
    const other = await open('staff')
    await choose(other, 'GEN-02', 'Nee')
    await other.findByText('Opgeslagen')
    expect(other.queryByText('Typte u eerder, niet opgeslagen')).toBeNull()
    cleanup()
    const again = await open()
    await isBack(again)
    expect(again.queryByText('Opslaan…')).toBeNull()
    cleanup()
    const last = await open()
    await isBack(last)
    expect(sent()).toHaveLength(before + 1)
    await user.click(last.getByRole('button', { name: 'Opslaan wat u eerder typte bij GEN-01' }))
    await waitFor(() => expect(sent()).toHaveLength(before + 2))
    expect(sent().at(-1)).toMatchObject({ key: 'GEN-01', value: 'partly', remark: 'Met module', _version: 0 })
    await waitFor(() => expect(isKept()).toBe(false))
  })
  it('D22, F1.8: it is saved by the next change too, and never over what somebody else answered since', async () => {
    const { state, sent } = aServer()
    state.refused = 503
    await type(await open(), 'Met module')
    await leave(sent)
    state.refused = 0
    state.sheet = aSheet([anAnswer('GEN-01', { _version: 3, value: 'no' })])
    const again = await open()
    await isBack(again)
    await user.type(await again.findByRole('textbox', { name: /^Opmerking/ }), ' en koppeling')
    await again.findByText('Kies welk antwoord blijft')
    expect(sent().at(-1)).toMatchObject({ remark: 'Met module en koppeling', _version: 0 })
    expect(isKept()).toBe(true)
  })

  it('D22, S4.15: what still lacked something is there again too; thrown away it stays away, unless that is undone', async () => {
    const { sent } = aServer()
    const notices: Notice[] = []
    connectNotices((notice) => notices.push(notice))
    await choose(await open(), 'GEN-01', 'Deels')
    cleanup()
    const again = await open()
    await isBack(again)
    await user.click(again.getByRole('button', { name: 'Weggooien wat u eerder typte bij GEN-01' }))
    expect([again.queryByText('Typte u eerder, niet opgeslagen'), isKept()]).toEqual([null, false])
    act(() => notices.at(-1)?.action?.run())
    await isBack(again)
    expect([isKept(), sent()]).toEqual([true, []])
  })

  it('D22: a row that another tab is typing is put back only once that tab is gone, and beside what is typed here', async () => {
    const { state } = aServer()
    state.refused = 503
    const first = await open()
    await type(first, 'In de ene tab')
    const second = await open()
    await choose(second, 'GEN-01', 'Gepland')
    expect(keptAt()).toHaveLength(2)
    expect(second.queryByText('Typte u eerder, niet opgeslagen')).toBeNull()
    expect(JSON.stringify(localStorage)).toContain('In de ene tab')
    cleanup()
    // The newest stands in the row; what another tab typed there is still kept.
    await isBack(await open())
    await waitFor(() => expect(keptAt()).toHaveLength(2))
    expect(JSON.stringify(localStorage)).toContain('In de ene tab')
  })
})
