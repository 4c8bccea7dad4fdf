import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../../test/stubServer.ts'
import { FieldStep } from './FieldStep.tsx'

/** What is sent when staff give all chosen dossiers this value of a field. */
async function giving(field: string, value: string): Promise<unknown> {
  stubServer({})
  const onRun = vi.fn()
  const step = <FieldStep type="dossier" ids={['dossier/01']} chosen={undefined} onClose={() => {}} onRun={onRun} />
  await renderWithProviders(step, { kind: 'staff' })
  const user = userEvent.setup()
  await user.click(screen.getByLabelText('Welk veld?', { selector: 'input' }))
  await user.click(await screen.findByRole('option', { name: field }))
  await user.type(screen.getByLabelText(new RegExp(`^${field}`), { selector: '[id^="bulk-"]' }), value)
  await user.click(screen.getByRole('button', { name: 'Toepassen' }))
  return onRun.mock.lastCall?.[0]
}

it('D22.3: an amount for many is said to be entered, so that 575 over a default of 575 counts', async () => {
  expect(await giving('Budget', '575')).toEqual({ props: { budget: '575', _entered: ['budget'] } })
})

it('S2.5: of any other field the value alone is sent', async () => {
  expect(await giving('Gebruikers', '12')).toEqual({ props: { users: '12' } })
})
