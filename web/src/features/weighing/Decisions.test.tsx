import type { DecisionSheet } from '@schakel/domain/calls'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { aDecisionSheet } from '../../../test/decisionSheet.ts'
import { aDossier } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import WeighingTab from './WeighingTab.tsx'

/** Four suppliers and two requirements, of which the second is a knock-out. */
const answers = { A: ['yes', 'yes'], B: ['no', 'yes'], C: ['yes', 'no'], D: ['no', 'no'] } as const
const aSheet = (more: Partial<DecisionSheet> = {}) => aDecisionSheet(answers, more)

beforeEach(() => localStorage.clear())

async function show(
  more: Partial<DecisionSheet> = {},
  take: () => unknown = () => ({ _id: 'decision/1', _version: 1 }),
) {
  const { received } = stubServer({
    '/api/decision/read': () => aSheet(more),
    '/api/decision/firmness': () => ({ firmness: null }),
    '/api/decision/take': take,
  })
  const { unmount } = await renderWithProviders(<WeighingTab item={aDossier([])} />, { kind: 'staff' })
  const taken = () => received.filter(({ path }) => path === '/api/decision/take')
  return { user: userEvent.setup({ delay: null }), received, taken, unmount }
}

describe('the decision of a dossier', () => {
  it('F2.16: a decision asks why, and replacing one why that is', async () => {
    const { user, received } = await show()
    await user.click(await screen.findByRole('button', { name: 'Besluit nemen' }))
    const take = screen.getByRole('button', { name: 'Besluit vastleggen' })
    expect(take.hasAttribute('disabled')).toBe(true)
    await user.type(screen.getByLabelText('Motivering (verplicht)'), 'Past het best')
    const day = await screen.findByLabelText('Besloten op (leeg is vandaag)')
    await user.type(day, '40-11-2026')
    expect(take.hasAttribute('disabled')).toBe(true)
    await user.clear(day)
    await user.type(day, '12-11-2026')
    await user.click(take)
    expect(received.find(({ path }) => path === '/api/decision/take')?.body).toMatchObject({
      match: 'match/A',
      reason: 'Past het best',
      date: '2026-11-12T12:00:00.000Z',
    })
  })

  it('F2.16: a double click takes it once, and after a refusal it can be taken again', async () => {
    const first = Promise.withResolvers<unknown>()
    const answers = [first.promise]
    const { user, taken } = await show({}, () => answers.shift() ?? { _id: 'decision/1', _version: 1 })
    await user.click(await screen.findByRole('button', { name: 'Besluit nemen' }))
    await user.type(screen.getByLabelText('Motivering (verplicht)'), 'Past het best')
    const take = screen.getByRole('button', { name: 'Besluit vastleggen' })
    await user.dblClick(take)
    await waitFor(() => expect(take.ariaBusy).toBe('true'))
    expect(taken()).toHaveLength(1)
    first.resolve(reply(503, { title: 'Unavailable', status: 503 }))
    await waitFor(() => expect(take.ariaBusy).not.toBe('true'))
    await user.dblClick(take)
    await screen.findByRole('button', { name: 'Besluit nemen' })
    expect(taken()).toHaveLength(2)
  })

  it('F2.16, D2.4: pressed again after its answer was lost it is the same decision, and another text is another one', async () => {
    const { user, taken } = await show({}, () => reply(503, { title: 'Unavailable', status: 503 }))
    await user.click(await screen.findByRole('button', { name: 'Besluit nemen' }))
    const take = screen.getByRole('button', { name: 'Besluit vastleggen' })
    const press = async () => {
      const before = taken().length
      await user.click(take)
      await waitFor(() => expect(taken()).toHaveLength(before + 1))
      await waitFor(() => expect(take.ariaBusy).not.toBe('true'))
    }
    await user.type(screen.getByLabelText('Motivering (verplicht)'), 'Past het best')
    await press()
    await press()
    await user.type(screen.getByLabelText('Motivering (verplicht)'), ' bij ons')
    await press()
    const [first, second, third] = taken().map(({ headers }) => headers['idempotency-key'])
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('D2.3, F2.16: a decision that came meanwhile is read before it is replaced, also where the form was begun earlier', async () => {
    const decision = (id: string) => ({
      ...{ _id: `decision/${id}`, _version: 1, match: 'match/A', name: 'A', status: 'taken', reason: `Besluit ${id}` },
      ...{ date: '2026-11-12T12:00:00.000Z', by: 'Els' },
    })
    let last = decision('een')
    const server = () =>
      stubServer({
        '/api/decision/read': () => aSheet({ decisions: [last] }),
        '/api/decision/firmness': () => ({ firmness: null }),
        '/api/decision/take': ({ replaces }) =>
          replaces === last._id ? { _id: 'decision/x', _version: 1 } : reply(409, { title: 'Stale', status: 409 }),
      }).received
    const open = async () => {
      const received = server()
      const { unmount } = await renderWithProviders(<WeighingTab item={aDossier([])} />, { kind: 'staff' })
      const user = userEvent.setup({ delay: null })
      await user.click(await screen.findByRole('button', { name: 'Besluit vervangen' }))
      const take = () => user.click(screen.getByRole('button', { name: 'Besluit vastleggen' }))
      const taken = () => received.flatMap(({ path, body }) => (path === '/api/decision/take' ? [body.replaces] : []))
      return { user, unmount, take, taken }
    }
    const first = await open()
    await first.user.type(screen.getByLabelText('Motivering (verplicht)'), 'Past beter')
    await first.user.type(screen.getByLabelText(/^Waarom vervangt u/), 'Was te duur')
    last = decision('twee')
    await first.take()
    await screen.findByText('Besluit twee')
    await first.take()
    expect(first.taken()).toEqual(['decision/een'])
    expect(screen.getByRole('alert').textContent).toContain('Intussen is er een besluit vastgelegd')
    first.unmount()
    const again = await open()
    await again.take()
    expect(again.taken()).toEqual([])
    await again.user.click(screen.getByRole('button', { name: 'Gelezen, verder met dit besluit' }))
    expect(screen.getByLabelText(/^Waarom vervangt u/)).toHaveProperty('value', 'Was te duur')
    await again.take()
    expect(again.taken()).toEqual(['decision/twee'])
  })

  it('F2.16: one’s own decision, read before the form closes, is not said to be another’s', async () => {
    const order = Promise.withResolvers<unknown>()
    let taken = false
    const own = {
      _id: 'decision/1',
      _version: 1,
      match: 'match/A',
      name: 'A',
      status: 'taken',
      reason: 'Zoals besproken',
    }
    stubServer({
      '/api/decision/read': () =>
        aSheet(taken ? { decisions: [{ ...own, date: '2026-11-12T12:00:00.000Z', by: 'Els' }] } : {}),
      '/api/decision/firmness': () => (taken ? order.promise : { firmness: null }),
      '/api/decision/take': () => {
        taken = true
        return { _id: 'decision/1', _version: 1 }
      },
    })
    const user = userEvent.setup({ delay: null })
    await renderWithProviders(<WeighingTab item={aDossier([])} />, { kind: 'staff' })
    await user.click(await screen.findByRole('button', { name: 'Besluit nemen' }))
    await user.type(screen.getByLabelText('Motivering (verplicht)'), 'Past het best')
    await user.click(screen.getByRole('button', { name: 'Besluit vastleggen' }))
    await screen.findByText('Zoals besproken')
    expect(screen.queryByRole('alert')).toBeNull()
    order.resolve({ firmness: null })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Besluit vastleggen' })).toBeNull())
  })

  it('S5.2: what was written for it is there again for who comes back, until it is taken or given up', async () => {
    const texts = ['Motivering (verplicht)', 'Afwijkende mening', 'Wie besloten mee'] as const
    const open = async () => {
      const shown = await show()
      await shown.user.click(await screen.findByRole('button', { name: 'Besluit nemen' }))
      return shown
    }
    const box = (name: string) => screen.getByLabelText(name, { exact: false })
    const first = await open()
    for (const name of texts) await first.user.type(box(name), `Over ${name}`)
    first.unmount()
    const again = await open()
    for (const name of texts) expect(box(name)).toHaveProperty('value', `Over ${name}`)
    await again.user.click(screen.getByRole('button', { name: 'Besluit vastleggen' }))
    await waitFor(() => expect(Object.keys(localStorage)).toEqual([]))
    await again.user.click(await screen.findByRole('button', { name: 'Besluit nemen' }))
    expect(box(texts[0])).toHaveProperty('value', '')
    await again.user.type(box(texts[0]), 'Toch niet')
    await again.user.click(screen.getByRole('button', { name: 'Annuleren' }))
    expect(Object.keys(localStorage)).toEqual([])
  })

  it('S5.2: for whom it is, of which day and what was ticked are there again too, until it is taken or given up', async () => {
    const suppliers = aSheet().suppliers.map((one) => ({ ...one, status: 'match' }))
    const open = async () => {
      const shown = await show({ suppliers, mayFinish: true })
      await shown.user.click(await screen.findByRole('button', { name: 'Besluit nemen' }))
      return shown
    }
    const day = () => screen.findByLabelText('Besloten op (leeg is vandaag)')
    const tick = (name: string) => screen.getByRole('checkbox', { name })
    const first = await open()
    await first.user.selectOptions(screen.getByLabelText('Wie'), 'match/B')
    await first.user.type(await day(), '12-11-2026')
    await first.user.click(tick('B: Gewonnen'))
    await first.user.click(tick('Dit dossier: Afgerond'))
    first.unmount()
    const again = await open()
    expect(screen.getByLabelText('Wie')).toHaveProperty('value', 'match/B')
    expect(await day()).toHaveProperty('value', '12-11-2026')
    expect(tick('B: Gewonnen')).toHaveProperty('checked', true)
    expect(tick('Dit dossier: Afgerond')).toHaveProperty('checked', true)
    expect(tick('A: Verloren')).toHaveProperty('checked', false)
    await again.user.click(screen.getByRole('button', { name: 'Annuleren' }))
    expect(Object.keys(localStorage)).toEqual([])
  })

  it('G7, F2.16: by keyboard one goes on in the form that deciding opens, and from its button when one cancels', async () => {
    const { user } = await show()
    const press = async (name: string) => {
      const button = await screen.findByRole('button', { name })
      button.focus()
      await user.keyboard('{Enter}')
    }
    await press('Besluit nemen')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Wie')))
    await press('Annuleren')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Besluit nemen'))
  })

  it('F2.16: each decision says when it was taken, by whom, and who thought otherwise', async () => {
    const decision = (id: string, date: string, more: Partial<DecisionSheet['decisions'][number]>) => ({
      ...{ _id: `decision/${id}`, _version: 1, match: 'match/A', status: 'taken', reason: 'Zoals besproken' },
      ...{ date: `${date}T09:00:00.000Z`, ...more },
    })
    await show({
      decisions: [
        decision('2', '2026-11-19', { people: 'Els en Bas', dissent: 'Bas had liever B' }),
        decision('1', '2026-11-12', { status: 'replaced', match: 'match/B' }),
      ],
    })
    const region = within(await screen.findByRole('region', { name: 'Besluit' }))
    const [last, first] = region.getAllByRole('article').map(({ textContent }) => textContent)
    expect(last).toContain('A · Besloten op 19-11-2026')
    expect(last).toContain('Besloten door: Els en Bas')
    expect(last).toContain('Afwijkende mening: Bas had liever B')
    expect(first).toContain('B · Besloten op 12-11-2026 · vervangen')
  })

  it('F2.16: staff tick which matches are won and lost by it, only those that D5 lets go there', async () => {
    const suppliers = aSheet().suppliers.map((one) => (one.name === 'D' ? one : { ...one, status: 'match' }))
    const { user, received } = await show({ suppliers })
    await user.click(await screen.findByRole('button', { name: 'Besluit nemen' }))
    expect(screen.queryByRole('checkbox', { name: /^D:/ })).toBeNull()
    await user.type(screen.getByLabelText('Motivering (verplicht)'), 'Past het best')
    await user.click(screen.getByRole('checkbox', { name: 'A: Gewonnen' }))
    await user.click(screen.getByRole('checkbox', { name: 'B: Verloren' }))
    const take = screen.getByRole('button', { name: 'Besluit vastleggen' })
    expect(take.hasAttribute('disabled')).toBe(true)
    await user.type(screen.getByLabelText(/^Reden bij deze statussen/), 'Keuze gemaakt')
    await user.click(take)
    expect(received.find(({ path }) => path === '/api/decision/take')?.body).toMatchObject({
      statuses: [
        { match: 'match/A', status: 'won', description: 'Keuze gemaakt' },
        { match: 'match/B', status: 'lost', description: 'Keuze gemaakt' },
      ],
    })
  })

  it('F2.16: staff tick that the dossier is done by it, also where no match is that far', async () => {
    const { user, received } = await show({ mayFinish: true })
    await user.click(await screen.findByRole('button', { name: 'Besluit nemen' }))
    await user.type(screen.getByLabelText('Motivering (verplicht)'), 'Past het best')
    await user.click(screen.getByRole('checkbox', { name: 'Dit dossier: Afgerond' }))
    const take = screen.getByRole('button', { name: 'Besluit vastleggen' })
    expect(take.hasAttribute('disabled')).toBe(true)
    await user.type(screen.getByLabelText(/^Reden bij deze statussen/), 'Keuze gemaakt')
    await user.click(take)
    const sent = received.find(({ path }) => path === '/api/decision/take')?.body
    expect(sent).toMatchObject({ statuses: [], finish: 'Keuze gemaakt' })
  })

  it('F2.16: who may not settle a dossier is not offered to', async () => {
    const suppliers = aSheet().suppliers.map((one) => ({ ...one, status: 'match' }))
    const { user } = await show({ suppliers, maySettle: false })
    await user.click(await screen.findByRole('button', { name: 'Besluit nemen' }))
    expect(screen.queryByRole('checkbox', { name: /Gewonnen/ })).toBeNull()
  })
})
