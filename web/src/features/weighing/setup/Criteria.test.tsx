import type { DecisionSheet } from '@schakel/domain/calls'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aDecisionSheet } from '../../../../test/decisionSheet.ts'
import { aDossier } from '../../../../test/items.ts'
import { renderWithProviders } from '../../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../../test/stubServer.ts'
import WeighingTab from '../WeighingTab.tsx'

type Answers = Parameters<typeof aDecisionSheet>[0]
const both: Answers = { A: ['yes', 'yes'], B: ['no', 'yes'] }

async function show(more: Partial<DecisionSheet> = {}, answers = both) {
  let theirs: Partial<DecisionSheet> | undefined
  const { received } = stubServer({
    '/api/decision/read': () => aDecisionSheet(answers, theirs ?? more),
    '/api/decision/firmness': () => ({ firmness: null }),
    '/api/decision/setup': ({ was }: { was: DecisionSheet['setup'] }) =>
      theirs && JSON.stringify(theirs.setup) !== JSON.stringify(was)
        ? reply(409, { status: 409, code: 'stale', title: 'Conflict' })
        : { _id: 'dossier/00dossier', _version: 2 },
  })
  await renderWithProviders(<WeighingTab item={aDossier([])} />, { kind: 'staff' })
  await screen.findByRole('heading', { name: 'Criteria' })
  const sent = () => received.filter(({ path }) => path === '/api/decision/setup').map(({ body }) => body)
  const overtake = (setup: DecisionSheet['setup']) => {
    theirs = { setup }
  }
  return { user: userEvent.setup(), sent, overtake }
}

const fixed: Partial<DecisionSheet> = { setup: { ...aDecisionSheet({}).setup, isFixed: true } }

it('F2.1: staff join groups under a name; a join is known by its groups, by its number no more', async () => {
  const { user, sent } = await show()
  await user.click(screen.getByRole('button', { name: 'Groepen samennemen' }))
  const form = within(screen.getByRole('form', { name: 'Groepen samennemen' }))
  const [, second] = form.getAllByRole('combobox')
  if (!second) throw new Error('a choice for each group')
  await user.selectOptions(second, '1')
  await user.type(form.getByLabelText(/^Naam voor Kassa/), 'Alles')
  await user.click(form.getByRole('button', { name: 'Opslaan' }))
  expect(sent()).toMatchObject([{ joins: [{ id: '105+106', name: 'Alles', groups: ['105', '106'] }] }])
})

it('F2.1: a join that is given a name keeps what it was weighed by', async () => {
  const joins = [{ id: 'join-1', groups: ['105', '106'] }]
  const { user, sent } = await show({ setup: { ...aDecisionSheet({}).setup, joins } })
  await user.click(screen.getByRole('button', { name: 'Groepen samennemen' }))
  const form = within(screen.getByRole('form', { name: 'Groepen samennemen' }))
  await user.type(form.getByLabelText(/^Naam voor Kassa/), 'Alles')
  await user.click(form.getByRole('button', { name: 'Opslaan' }))
  expect(sent()).toMatchObject([{ joins: [{ id: 'join-1', name: 'Alles', groups: ['105', '106'] }] }])
})

it('D2.3, S5.2: groups that a colleague joined meanwhile are replaced only by who read that, and what was chosen stays', async () => {
  const { user, sent, overtake } = await show()
  const { setup } = aDecisionSheet({})
  await user.click(screen.getByRole('button', { name: 'Groepen samennemen' }))
  const form = within(screen.getByRole('form', { name: 'Groepen samennemen' }))
  const [, second] = form.getAllByRole('combobox')
  if (!second) throw new Error('a choice for each group')
  await user.selectOptions(second, '1')
  await user.type(form.getByLabelText(/^Naam voor Kassa/), 'Alles')
  const joined = { ...setup, joins: [{ id: '105+106', name: 'Kern', groups: ['105', '106'] }] }
  overtake(joined)
  await user.click(form.getByRole('button', { name: 'Opslaan' }))
  await form.findByText(/Samengenomen is nu: Kern\./)
  expect(form.getByLabelText(/^Naam voor Kassa/)).toHaveProperty('value', 'Alles')
  await user.click(form.getByRole('button', { name: 'Opslaan' }))
  expect(sent()).toMatchObject([{ was: setup }, { was: joined, joins: [{ name: 'Alles' }] }])
})

it('F2.2: what partly is worth can change, and never more than a better answer', async () => {
  const { user, sent } = await show()
  const partly = screen.getByLabelText('Deels')
  await user.clear(partly)
  await user.type(partly, '140')
  screen.getByRole('alert')
  await user.clear(partly)
  await user.type(partly, '60')
  const form = within(screen.getByRole('region', { name: 'Wat een antwoord waard is' }))
  await user.click(form.getByRole('button', { name: 'Bewaren' }))
  expect(sent()).toMatchObject([{ scale: { partly: 60, roadmapInTime: 50, roadmap: 25 } }])
})

it('F2.1, F2.2: once a weighing was submitted neither can change, and it says so', async () => {
  await show(fixed)
  screen.getByText('Er is al een weging ingediend: de criteria liggen vast.')
  expect(screen.queryByRole('button', { name: 'Groepen samennemen' })).toBeNull()
  expect(screen.getByLabelText('Deels').hasAttribute('disabled')).toBe(true)
})

it('F2.4: the years of the costs and the discount are said by who organises, within their bounds', async () => {
  const { user, sent } = await show()
  const form = within(screen.getByRole('form', { name: 'Looptijd van de kosten' }))
  const years = form.getByLabelText('Aantal jaren (1 tot 10)')
  await user.clear(years)
  await user.type(years, '11')
  form.getByRole('alert')
  await user.clear(years)
  await user.type(years, '8')
  const rate = form.getByLabelText('Rente per jaar, %')
  await user.clear(rate)
  await user.type(rate, '2,5')
  await user.click(form.getByRole('button', { name: 'Bewaren' }))
  expect(sent()).toMatchObject([{ years: 8, rate: 2.5 }])
})

it('F2.6: who falls out stands under a line', async () => {
  await show({}, { A: ['no', 'yes'], B: ['yes', 'no'] })
  const [first, second] = within(screen.getByRole('region', { name: 'Uitslag' })).getAllByRole('listitem')
  expect([first?.hasAttribute('data-out'), second?.hasAttribute('data-out')]).toEqual([false, true])
  expect(second?.textContent).toContain('valt af op X-02')
})
