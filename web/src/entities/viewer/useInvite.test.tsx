import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { anItem } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { MoreMenu } from '../../ui/MoreMenu.tsx'
import Toasts from '../../ui/Toasts.tsx'
import { useItemMenu } from '../items/useItemMenu.tsx'

const person = anItem('person', { name: 'Femke Aardenburg', email: 'femke@kassa.example' })

const Menu = () => <MoreMenu sections={useItemMenu(person)} />

it('D6: staff who may not invite for an organisation hear in one sentence who does', async () => {
  const message = 'Voor deze organisatie nodigt een supergebruiker uit'
  stubServer({
    '/api/auth/invite': () => reply(422, { title: 'x', errors: [{ path: 'person', code: 'superInvites', message }] }),
  })
  await renderWithProviders(
    <>
      <Menu />
      <Toasts />
    </>,
    { kind: 'staff' },
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button'))
  await user.click(await screen.findByRole('menuitem', { name: 'Uitnodigen voor een account' }))
  expect(await screen.findByText(message)).toBeTruthy()
})
