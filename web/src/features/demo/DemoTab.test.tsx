import type { DemoScript } from '@schakel/domain/calls'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aDossier, aMatch } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import DemoTab from './DemoTab.tsx'
import ScriptTab from './ScriptTab.tsx'

type Demo = NonNullable<DemoScript['demo']>

const match = aMatch('offered')
const at = '2026-03-02T10:00:00.000Z'

function aScript(demo?: Partial<Demo>): DemoScript {
  return {
    dossier: 'dossier/00dossier',
    match: match._id,
    version: 1,
    rows: [
      { key: 'ERP-01', group: 105, nl: 'Bestellen aan tafel', minutes: 12 },
      { key: 'ERP-02', group: 105, nl: 'Betalen per gast', minutes: 5 },
    ],
    ...(demo ? { demo: { mayClose: false, ...demo } } : {}),
  }
}

async function show(demo?: Partial<Demo>, kind: 'enduser' | 'staff' | 'supplier' = 'enduser', score?: () => unknown) {
  let version = 0
  const { received } = stubServer({
    '/api/demo/script': () => aScript(demo),
    '/api/demo/score': () => {
      if (score) return score()
      version += 1
      return { _id: match._id, _version: version, state: 'draft' }
    },
    '/api/demo/close': () => ({ _id: match._id, closed: null }),
    '/api/answers/list': () => ({
      answers: [{ _id: 'answer/1', _version: 1, key: 'ERP-01', value: 'yes', status: 'submitted', submitted: at }],
    }),
    '/api/answers/check': () => ({}),
  })
  await renderWithProviders(<DemoTab item={match} />, { kind })
  const sent = (path: string) => received.filter((one) => one.path === path).map(({ body }) => body)
  return { user: userEvent.setup(), sent }
}

describe('scoring a demo', () => {
  it('F1.12: each row is scored by pointer or by 0 to 4, and every score is kept with all that was given', async () => {
    const { user, sent } = await show({})
    const first = within(await screen.findByRole('radiogroup', { name: 'Score voor ERP-01' }))
    await user.click(first.getByRole('radio', { name: /3/ }))
    expect(await screen.findByText(/Opgeslagen · Nog 1 rij zonder score/)).toBeTruthy()
    await user.keyboard('{ArrowDown}0')
    expect(await screen.findByText(/Opgeslagen · 2 van 2 rijen/)).toBeTruthy()
    const scores = [{ key: 'ERP-01', score: 3 }]
    expect(sent('/api/demo/score')).toEqual([
      { match: match._id, scores, submit: false, _version: 0 },
      { match: match._id, scores: [...scores, { key: 'ERP-02', score: 0 }], submit: false, _version: 1 },
    ])
    const second = within(screen.getByRole('radiogroup', { name: 'Score voor ERP-02' }))
    expect(second.getByRole('radio', { checked: true }).textContent).toBe('0Niet')
  })

  it('D2.3: where another window of one’s own was first, one goes on from what it kept', async () => {
    const kept = { state: 'draft' as const, scores: [{ key: 'ERP-02', score: 4 }], _version: 7, at }
    const demo: { mayClose: boolean; mine?: typeof kept } = { mayClose: false }
    const { user, sent } = await show(demo, 'enduser', () => {
      if (demo.mine) return { _id: match._id, _version: 8, state: 'draft' }
      demo.mine = kept
      return reply(409, { title: 'Gewijzigd', status: 409, current: {} })
    })
    const row = async (key: string) => within(await screen.findByRole('radiogroup', { name: `Score voor ${key}` }))
    await user.click((await row('ERP-01')).getByRole('radio', { name: /1/ }))
    await waitFor(async () => expect((await row('ERP-02')).getByRole('radio', { checked: true })).toBeTruthy())
    await user.click((await row('ERP-01')).getByRole('radio', { name: /2/ }))
    await waitFor(() => expect(sent('/api/demo/score')).toHaveLength(2))
    expect(sent('/api/demo/score')[1]).toMatchObject({
      scores: [
        { key: 'ERP-02', score: 4 },
        { key: 'ERP-01', score: 2 },
      ],
      _version: 7,
    })
  })

  it('F1.12: one submits when every row has a score, and takes it back', async () => {
    const { user, sent } = await show({})
    const submit = await screen.findByRole('button', { name: 'Indienen' })
    expect(submit.hasAttribute('disabled')).toBe(true)
    for (const key of ['ERP-01', 'ERP-02']) {
      const row = within(screen.getByRole('radiogroup', { name: `Score voor ${key}` }))
      await user.click(row.getByRole('radio', { name: /4/ }))
    }
    await user.click(submit)
    expect(sent('/api/demo/score').at(-1)).toMatchObject({ submit: true })
  })

  it('F1.12: what was submitted shows as such, with the way back', async () => {
    const mine = { state: 'submitted' as const, scores: [{ key: 'ERP-01', score: 2 }], _version: 3, at }
    const { user, sent } = await show({ mine })
    expect(await screen.findByText('Ingediend')).toBeTruthy()
    expect(screen.queryByRole('radiogroup')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Terugnemen' }))
    expect(sent('/api/demo/score')).toEqual([{ match: match._id, scores: mine.scores, submit: false, _version: 3 }])
  })
})

describe('a script that changed', () => {
  it('F1.5: what was given to a row that is gone is not sent with the others', async () => {
    const gone = { key: 'ERP-99', score: 1 }
    const mine = { state: 'submitted' as const, scores: [{ key: 'ERP-01', score: 2 }, gone], _version: 3, at }
    const { user, sent } = await show({ mine })
    await user.click(await screen.findByRole('button', { name: 'Terugnemen' }))
    expect(sent('/api/demo/score')).toMatchObject([{ scores: [{ key: 'ERP-01', score: 2 }], _version: 3 }])
  })
})

describe('closing a demo', () => {
  it('F1.12: staff close it and take that back while nobody reads a score; others do neither', async () => {
    const { user, sent } = await show({ mayClose: true }, 'staff')
    await user.click(await screen.findByRole('button', { name: 'Afsluiten' }))
    expect(sent('/api/demo/close')).toEqual([{ match: match._id, undo: false }])
  })

  it('F1.12: it is undone for a while', async () => {
    const { user, sent } = await show({ mayClose: true, closed: { at, undoUntil: at } }, 'staff')
    await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }))
    expect(sent('/api/demo/close')).toEqual([{ match: match._id, undo: true }])
  })

  it('F1.12: after it the scores stand side by side, and what was seen is said of an answer', async () => {
    const sheet = { side: 'lead' as const, isMine: false, scores: [{ key: 'ERP-01', score: 3 }] }
    const { user, sent } = await show({
      closed: { at, undoUntil: null },
      outcome: {
        value: 62.5,
        people: 2,
        means: [{ key: 'ERP-01', mean: 2.5 }],
        sheets: [
          { ...sheet, name: 'Anna' },
          { ...sheet, name: 'Bram', isMine: true, scores: [{ key: 'ERP-01', score: 2 }] },
        ],
      },
    })
    expect(await screen.findByText('62,5 van 100, het gemiddelde van 2 personen')).toBeTruthy()
    const row = within(screen.getByRole('row', { name: /ERP-01/ }))
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['2,5', '3', '2']),
    )
    expect(screen.getByRole('columnheader', { name: 'Bram (u)' })).toBeTruthy()
    // A row that came later has no score, and one without an answer nothing to be seen.
    const later = within(screen.getByRole('row', { name: /ERP-02/ }))
    expect(later.getAllByText('–')).toHaveLength(3)
    await user.click(await screen.findByRole('button', { name: 'ERP-01 in de demonstratie gezien' }))
    expect(sent('/api/answers/check')).toEqual([{ match: match._id, key: 'ERP-01', seen: 'demo' }])
    expect(screen.queryByRole('button', { name: 'Afsluiten' })).toBeNull()
  })
})

describe('a demo of suppliers that were merged', () => {
  it('D23.5, F1.12: what counts no more is still read, and said to be that', async () => {
    const sheet = { side: 'lead' as const, isMine: true, name: 'Bram' }
    await show({
      closed: { at, undoUntil: null },
      uncounted: [{ at, scores: [{ key: 'ERP-01', score: 1 }] }],
      outcome: {
        value: 75,
        people: 1,
        means: [{ key: 'ERP-01', mean: 3 }],
        sheets: [
          { ...sheet, scores: [{ key: 'ERP-01', score: 3 }] },
          { ...sheet, isEarlier: true, scores: [{ key: 'ERP-01', score: 1 }] },
        ],
      },
    })
    expect(await screen.findByRole('columnheader', { name: 'Bram (u, telt niet mee)' })).toBeTruthy()
    const table = within(screen.getByRole('region', { name: 'Niet meegeteld' }))
    expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['1'])
  })
})

describe('the script', () => {
  it('F1.12: a supplier reads rows and minutes alone', async () => {
    await show(undefined, 'supplier')
    expect(await screen.findByText('Bestellen aan tafel')).toBeTruthy()
    expect(screen.getByText('ERP-01 · 12 minuten')).toBeTruthy()
    expect(screen.queryByRole('radiogroup')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('F1.12: on the dossier it stands with the moment of each row and the whole time', async () => {
    stubServer({ '/api/demo/script': () => aScript() })
    await renderWithProviders(<ScriptTab item={aDossier([])} />, { kind: 'staff' })
    const row = within(await screen.findByRole('row', { name: /ERP-02/ }))
    expect(row.getByText('0:12')).toBeTruthy()
    expect(screen.getByText('Samen 17 minuten')).toBeTruthy()
  })
})
