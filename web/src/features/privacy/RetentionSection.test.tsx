import { retentionNames } from '@schakel/domain/privacy'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'
import { RetentionSection } from './RetentionSection.tsx'

const days = { chat: 60, messages: null, log: 2555, logins: 728, sessions: 30, notifications: 30, mails: 30 }
const none = Object.fromEntries(retentionNames.map((name) => [name, 0]))

it('S6.3: a shorter term is saved only once it is counted how much goes', async () => {
  const user = userEvent.setup()
  const counting = Promise.withResolvers<unknown>()
  const { received } = stubServer({
    '/api/privacy/retention': ({ wanted }) => (wanted.chat === 1 ? counting.promise : { days, gone: none }),
    '/api/privacy/retain': () => days,
  })
  const saved = () => received.filter(({ path }) => path === '/api/privacy/retain').map(({ body }) => body.wanted)
  await renderWithProviders(<RetentionSection />, { kind: 'super' })
  await user.selectOptions(await screen.findByLabelText('Chats'), '1')
  await user.click(screen.getByRole('button', { name: 'Termijnen opslaan' }))
  expect(saved()).toEqual([])
  counting.resolve({ days, gone: { ...none, chat: 12_345 } })
  await user.click(await screen.findByRole('button', { name: 'Opslaan, en 12.345 laten verdwijnen' }))
  expect(saved()).toEqual([{ chat: 1 }])
})
