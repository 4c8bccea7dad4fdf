import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { anAnswer } from '../../../test/answers.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { CheckForm } from './CheckForm.tsx'

it('F1.10, D2.3: a finding of an answer that was changed meanwhile is saved of the new one only by another press', async () => {
  const answers = [() => reply(409, { title: 'x', current: { ...anAnswer('GEN-01'), _version: 7 } }), () => ({})]
  const { received } = stubServer({ '/api/answers/check': () => answers.shift()?.() })
  const onDone = vi.fn()
  const claim = { ...anAnswer('GEN-01'), _version: 4 }
  await renderWithProviders(<CheckForm match="match/1" requirement="GEN-01" answer={claim} onDone={onDone} />)
  const user = userEvent.setup()
  const save = screen.getByRole('button', { name: 'Oordeel bewaren' })
  await user.click(save)
  expect((await screen.findByRole('alert')).textContent).toContain('Iemand anders was net iets eerder')
  expect([received.map(({ body }) => body._version), onDone.mock.calls]).toEqual([[4], []])
  await user.click(save)
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(received.map(({ body }) => body._version)).toEqual([4, 7])
})
