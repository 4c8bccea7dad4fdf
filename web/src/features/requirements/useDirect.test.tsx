import { notifications } from '@mantine/notifications'
import type { RequirementRow } from '@schakel/domain/calls'
import { useQueryClient } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aDossier } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { aRow, aSet } from '../../../test/requirements.ts'
import { reply, stubServer } from '../../../test/stubServer.ts'
import Toasts from '../../ui/Toasts.tsx'
import { requirementKeys } from './queries.ts'
import RequirementsTab from './RequirementsTab.tsx'

const dossier = aDossier([])
type Sent = Partial<RequirementRow>

/** What happens to the screen without a press on it. */
interface Around {
  refetch: () => Promise<void>
  leave: () => void
  comeBack: () => void
}

function Screen({ around }: { readonly around: Around }) {
  const cache = useQueryClient()
  const [isOpen, setOpen] = useState(true)
  useEffect(() => {
    around.refetch = () => cache.invalidateQueries({ queryKey: requirementKeys.all })
    around.leave = () => setOpen(false)
    around.comeBack = () => setOpen(true)
  }, [cache, around])
  return (
    <>
      {isOpen && <RequirementsTab item={dossier} />}
      <Toasts />
    </>
  )
}

/** A server that goes by the version of a row as the real one does; `answer` comes before it. */
async function open(
  answer: (save: () => void) => Response | undefined | Promise<Response | undefined> = () => undefined,
) {
  let row = aRow('GEN-01')
  const take = (sent: Sent) => {
    // What is empty is not there.
    const parts = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null))
    row = { ...row, ...parts, _version: row._version + 1 }
  }
  const saves: Sent[] = []
  const around: Around = { refetch: async () => undefined, leave: () => undefined, comeBack: () => undefined }
  stubServer({
    '/api/requirements/list': () => aSet([row]),
    '/api/requirements/templates': () => ({ templates: [], branches: [] }),
    '/api/requirements/save': async ({ rows: [sent] }: { rows: readonly Sent[] }) => {
      if (!sent) return { version: 0, rows: [] }
      saves.push(sent)
      const first = await answer(() => take(sent))
      if (first) return first
      if (sent._version !== row._version) return reply(409, { title: 'x', status: 409 })
      take(sent)
      return { version: 0, rows: [{ _id: row._id, key: row.key, _version: row._version }] }
    },
  })
  const shown = await renderWithProviders(<Screen around={around} />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Eis GEN-01' }))
  return {
    ...shown,
    user,
    saves,
    field: screen.getByRole('textbox', { name: 'Eis (Nederlands)' }),
    now: () => row,
    /** What a colleague saves. */
    colleague: take,
    /** The set is read again, and drawn. */
    async refetch() {
      await act(() => around.refetch())
      const weight = screen.getByRole('combobox', { name: 'Gewicht van GEN-01' })
      await waitFor(() => expect(weight).toHaveProperty('value', String(row.weight)))
    },
    leave: () => act(() => around.leave()),
    comeBack: async () => {
      act(() => around.comeBack())
      await user.click(await screen.findByRole('button', { name: /GEN-01 werkt|Eis GEN-01/ }))
    },
    keepMine: async () =>
      user.click((await screen.findAllByRole('button', { name: 'Mijn versie bewaren' })).at(-1) ?? document.body),
  }
}

const refusal = () => reply(500, { title: 'x', status: 500 })
const theirs = 'Van een collega'

afterEach(() => {
  // They outlive the screen.
  act(() => notifications.clean())
  localStorage.clear()
  vi.restoreAllMocks()
  window.dispatchEvent(new Event('online'))
})

describe('a requirement that two people change', () => {
  it('D2.3: a text that was refused does not go over that of a colleague unseen when it is sent again', async () => {
    const refusals = [refusal()]
    const { user, field, saves, now, colleague, refetch, keepMine } = await open(() => refusals.pop())
    await user.type(field, ' werkt')
    await user.tab()
    const again = await screen.findByRole('button', { name: 'Opnieuw proberen' })
    colleague({ nl: theirs, weight: 5 })
    await refetch()
    await user.click(again)
    await screen.findByText(/^Iemand anders wijzigde deze eis/)
    expect(now().nl).toBe(theirs)
    expect(saves.map(({ _version }) => _version)).toEqual([1, 1])
    await waitFor(() => expect(field).toHaveProperty('value', theirs))
    await keepMine()
    await waitFor(() => expect(now()).toMatchObject({ nl: 'Eis GEN-01 werkt', _version: 3 }))
    expect(saves.at(-1)).toMatchObject({ _version: 2 })
  })

  it('D2.3: a text that waits for the server does not go over that of a colleague unseen', async () => {
    let isAway = true
    const { user, field, now, colleague, refetch } = await open(() => {
      if (isAway) throw new TypeError('Failed to fetch')
      return undefined
    })
    await user.type(field, ' werkt')
    await user.tab()
    await screen.findByText('Offline, wordt straks opgeslagen')
    colleague({ nl: theirs, weight: 5 })
    await refetch()
    isAway = false
    act(() => void window.dispatchEvent(new Event('online')))
    await screen.findByText(/^Iemand anders wijzigde deze eis/)
    expect(now().nl).toBe(theirs)
    // Who changes what is there now has seen it.
    await waitFor(() => expect(field).toHaveProperty('value', theirs))
    await user.type(field, ' en van mij')
    await user.tab()
    await waitFor(() => expect(now().nl).toBe(`${theirs} en van mij`))
  })

  it('D2.3: what a colleague changed of other parts of the row meanwhile stays, and nothing is asked', async () => {
    const refusals = [refusal()]
    const { user, field, now, colleague, refetch } = await open(() => refusals.pop())
    await user.type(field, ' werkt')
    await user.tab()
    const again = await screen.findByRole('button', { name: 'Opnieuw proberen' })
    colleague({ weight: 5 })
    await refetch()
    await user.click(again)
    await waitFor(() => expect(now()).toMatchObject({ nl: 'Eis GEN-01 werkt', weight: 5 }))
    expect(screen.queryByText(/^Iemand anders wijzigde/)).toBeNull()
  })

  it('D2.3: who types on in a field that hides the text of a colleague is asked again, and loses no letter', async () => {
    const { user, field, now, colleague, keepMine } = await open()
    colleague({ nl: theirs })
    await user.type(field, ' werkt')
    await screen.findByText(/^Iemand anders wijzigde deze eis/)
    await waitFor(() => expect(screen.getByRole('button', { name: theirs })).toBeTruthy())
    await user.keyboard(' goed')
    await waitFor(() => expect(screen.getAllByText(/^Iemand anders wijzigde deze eis/)).toHaveLength(2))
    expect(now().nl).toBe(theirs)
    await user.keyboard(' door')
    await keepMine()
    await waitFor(() => expect(now().nl).toBe('Eis GEN-01 werkt goed door'))
  })

  it('D2.3: after one has left the set one’s own can still be kept over that of a colleague', async () => {
    let arrive: () => void = () => undefined
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const { user, field, saves, now, colleague, leave, keepMine } = await open(async () => {
      await arrived
      return undefined
    })
    await user.type(field, ' werkt')
    colleague({ nl: theirs })
    leave()
    arrive()
    await keepMine()
    await waitFor(() => expect(now().nl).toBe('Eis GEN-01 werkt'))
    expect(saves.map(({ _version }) => _version)).toEqual([1, 2])
  })

  it('D2.3: one’s own saves are nobody else’s: nothing is asked of what is typed on, or of an answer that was lost', async () => {
    let isLost = true
    const { user, field, now, saves } = await open((save) => {
      if (!isLost) return undefined
      isLost = false
      save()
      return refusal()
    })
    await user.type(field, ' werkt')
    await user.tab()
    await user.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }))
    await screen.findByText('Opgeslagen')
    await user.type(field, ' goed')
    await user.tab()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Gewicht van GEN-01' }), '5')
    await waitFor(() => expect(now()).toMatchObject({ nl: 'Eis GEN-01 werkt goed', weight: 5 }))
    expect(saves.length).toBeGreaterThan(2)
    expect(screen.queryByText(/^Iemand anders wijzigde/)).toBeNull()
  })

  it('D22, S5.2: a text that was refused as the session ended is there again, not saved, and is sent by a press alone', async () => {
    let isRefused = true
    const shown = await open(() => (isRefused ? reply(401, { title: 'x', status: 401 }) : undefined))
    const { user, field, saves, now, leave, comeBack } = shown
    await user.type(field, ' werkt')
    await user.tab()
    await screen.findByRole('button', { name: 'Opnieuw proberen' })
    const tried = saves.length
    leave()
    await waitFor(() => expect(saves).toHaveLength(tried + 1))
    isRefused = false
    await comeBack()
    const again = await screen.findByRole('textbox', { name: 'Eis (Nederlands)' })
    await waitFor(() => expect(again).toHaveProperty('value', 'Eis GEN-01 werkt'))
    expect(screen.getAllByText('Niet opgeslagen').length).toBeGreaterThan(0)
    leave()
    await comeBack()
    await user.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }))
    await waitFor(() => expect(now().nl).toBe('Eis GEN-01 werkt'))
    expect(saves).toHaveLength(tried + 2)
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes(':rows:'))).toEqual([]))
  })

  it('D22, D2.3: put back it goes over nothing of a colleague unseen', async () => {
    const refusals = [refusal(), refusal()]
    const { user, field, saves, now, colleague, leave, comeBack } = await open(() => refusals.pop())
    await user.type(field, ' werkt')
    await user.tab()
    await screen.findByRole('button', { name: 'Opnieuw proberen' })
    leave()
    await waitFor(() => expect(saves).toHaveLength(2))
    colleague({ nl: theirs })
    await comeBack()
    await user.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }))
    await screen.findByText(/^Iemand anders wijzigde deze eis/)
    expect(now().nl).toBe(theirs)
  })

  it('D22: what was put back is thrown away by a press, and comes back when that is undone', async () => {
    const { user, field, saves, leave, comeBack } = await open(refusal)
    await user.type(field, ' werkt')
    await user.tab()
    await screen.findByRole('button', { name: 'Opnieuw proberen' })
    leave()
    await waitFor(() => expect(saves).toHaveLength(2))
    await comeBack()
    await user.click(await screen.findByRole('button', { name: 'Weggooien' }))
    const again = screen.getByRole('textbox', { name: 'Eis (Nederlands)' })
    await waitFor(() => expect(again).toHaveProperty('value', 'Eis GEN-01'))
    expect(Object.keys(localStorage).filter((key) => key.includes(':rows:'))).toEqual([])
    await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }))
    await waitFor(() => expect(again).toHaveProperty('value', 'Eis GEN-01 werkt'))
    expect(saves).toHaveLength(2)
  })
})
