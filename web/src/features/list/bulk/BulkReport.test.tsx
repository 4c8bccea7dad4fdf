import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { freshForms } from '../../../../test/forms.tsx'
import { renderWithProviders } from '../../../../test/renderWithProviders.tsx'
import { FormHost } from '../../../app/layouts/FormHost.tsx'
import { openItemForm } from '../../../entities/forms/openItemForm.ts'
import { BulkReportHost } from './BulkReportHost.tsx'
import { openReport } from './reports.ts'

freshForms()

it.each(['the report', 'the form'])(
  'S2.5, S2.32: Escape closes the report alone where a form is open under it, with the keyboard in %s',
  async (where) => {
    // In a browser what opens later comes later in the document; here each stands where it is drawn.
    await renderWithProviders(
      <>
        <FormHost />
        <BulkReportHost />
      </>,
    )
    act(() => openItemForm({ type: 'supplier' }))
    const name = await screen.findByLabelText(/^Naam/)
    const user = userEvent.setup()
    await user.type(name, 'Kassa')
    act(() =>
      openReport({
        title: 'Niet gedaan',
        done: undefined,
        refused: [{ _id: 'lead/1', name: 'Zaak', code: 'forbidden', title: 'Mag niet' }],
      }),
    )
    const report = await screen.findByRole('dialog', { name: 'Niet gedaan' })
    act(() => (where === 'the form' ? name : report).focus())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Niet gedaan' })).toBeNull())
    expect(screen.getByLabelText(/^Naam/)).toHaveProperty('value', 'Kassa')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)
