import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../test/renderWithProviders.tsx'
import { hideDraft, notifyAsk, notifyDraft, notifySuccess, notifyUndo } from './notify.ts'
import { undoNewest } from './standingUndo.ts'
import Toasts from './Toasts.tsx'

it('S9.2: the last snackbar is there at once, however many came before it', async () => {
  await renderWithProviders(<Toasts />)
  for (const number of [1, 2, 3, 4, 5]) notifySuccess(`Bericht ${number}`)
  const undo = vi.fn()
  notifyUndo('Weg', 'Ongedaan maken', undo)
  const button = await screen.findByRole('button', { name: 'Ongedaan maken' })
  await waitFor(() => expect(screen.queryByText('Bericht 1')).toBeNull())
  expect(screen.getByText('Bericht 5')).toBeTruthy()
  button.click()
  expect(undo).toHaveBeenCalledOnce()
})

it('S9.2, S4.1: what a snackbar offers to take back is taken back by key as well, the newest first and each once', async () => {
  await renderWithProviders(<Toasts />)
  const undone: string[] = []
  for (const name of ['eerste', 'tweede']) notifyUndo(`De ${name}`, 'Ongedaan maken', () => undone.push(name))
  notifySuccess('Opgeslagen')
  await screen.findByText('De tweede')
  expect([undoNewest(), undone]).toEqual([true, ['tweede']])
  await waitFor(() => expect(screen.queryByText('De tweede')).toBeNull())
  expect([undoNewest(), undone]).toEqual([true, ['tweede', 'eerste']])
  expect(undoNewest()).toBe(false)
})

it('S8.8: without a connection the key takes back what waits for that by itself, and says of the rest that it waits', async () => {
  await renderWithProviders(<Toasts />)
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  const undone: string[] = []
  notifyUndo('De eerste', 'Ongedaan maken', () => undone.push('eerste'))
  notifyUndo('De tweede', 'Ongedaan maken', () => undone.push('tweede'), 'queued')
  await screen.findByText('De tweede')
  expect([undoNewest(), undone]).toEqual([true, ['tweede']])
  expect([undoNewest(), undone]).toEqual([true, ['tweede']])
  await screen.findByText('Kan weer zodra er verbinding is')
  network.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  expect([undoNewest(), undone]).toEqual([true, ['tweede', 'eerste']])
})

it('S5.2: of one draft one snackbar stands, and none once one goes on with it', async () => {
  await renderWithProviders(<Toasts />)
  const goOn = () => undefined
  for (const draft of ['een', 'twee', 'een']) notifyDraft(draft, `Concept ${draft}`, 'Verder', goOn)
  await waitFor(() => expect(screen.getAllByText(/^Concept /)).toHaveLength(2))
  hideDraft('een')
  await waitFor(() => expect(screen.queryByText('Concept een')).toBeNull())
  expect(screen.getByText('Concept twee')).toBeTruthy()
  hideDraft('twee')
})

it('S4.1, S2.33: what is asked once more is done by its button, and by no key that takes back', async () => {
  await renderWithProviders(<Toasts />)
  const remove = vi.fn()
  notifyAsk('Echt verwijderen?', 'Verwijderen', remove)
  const button = await screen.findByRole('button', { name: 'Verwijderen' })
  expect([undoNewest(), remove.mock.calls.length]).toEqual([false, 0])
  button.click()
  expect(remove).toHaveBeenCalledOnce()
})
