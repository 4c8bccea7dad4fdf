import type { Work, WorkLine } from '@schakel/domain/calls'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { aMatch, anItem, daysFromNow } from '../../../test/items.ts'
import { renderApp } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { closeItemForm } from '../../entities/forms/openItemForm.ts'
import { connectNotices, type Notice } from '../../ui/notify.ts'

const notices: Notice[] = []
connectNotices((notice) => notices.push(notice))
beforeEach(() => {
  notices.length = 0
})

const todo = (name: string, more: Partial<WorkLine> = {}): WorkLine => ({
  why: 'todo',
  group: 'late',
  at: daysFromNow(-1),
  item: anItem('todo', { _id: `todo/00${name}`, name }) as WorkLine['item'],
  ...more,
})

function aWork(lines: readonly WorkLine[], more: Partial<Work> = {}): Work {
  const groups: Partial<Work['groups']> = {}
  for (const { group } of lines) groups[group] = (groups[group] ?? 0) + 1
  return {
    zone: 'Europe/Amsterdam',
    day: '2026-03-02',
    total: lines.length,
    groups,
    snoozed: 0,
    next: null,
    lines: [...lines],
    ...more,
  }
}

/** The screen with these lines, and what was sent to the server. */
async function open(
  lines: readonly WorkLine[],
  more: Partial<Work> = {},
  path = '/work',
  others: Parameters<typeof stubServer>[0] = {},
) {
  let shown = aWork(lines, more)
  const { received } = stubServer({
    '/api/work': () => shown,
    '/api/work/snooze': ({ until }) => ({ until }),
    '/api/work/remind': ({ at }) => ({ at }),
    '/api/work/colleagues': () => [{ _id: 'user/00els', name: 'Els Bakker' }],
    '/api/work/handover': ({ item, to }) => ({ item, to, owners: ['user/00staff'], comment: 'comment/00word' }),
    '/api/work/handback': (body) => body,
    '/api/space/update/*': () => ({ _id: 'todo/00x', _version: 2 }),
    ...others,
    '/api/*': () => [],
  })
  const user = userEvent.setup()
  await renderApp(path, { kind: 'staff' })
  await screen.findByRole('heading', { name: 'Aan mij', level: 1 })
  return {
    user,
    sent: (name: string) => received.filter((one) => one.path.startsWith(name)).map(({ body }) => body),
    next: (after: readonly WorkLine[]) => {
      shown = aWork(after)
    },
  }
}
const line = (name: string) => screen.findByRole('link', { name: new RegExp(name) })

describe('what is one’s own to do', () => {
  it('S2.2: lines stand by group, each with why it is here and what is next', async () => {
    await open([
      todo('Bellen'),
      todo('Nalezen', { group: 'today' }),
      { why: 'deliver', group: 'undated', item: aMatch('reserved') as WorkLine['item'] },
    ])
    expect((await screen.findAllByRole('heading', { level: 2 })).map((one) => one.textContent)).toEqual([
      'Te laat',
      'Vandaag',
      'Zonder datum',
    ])
    expect((await line('Kassa')).textContent).toContain('De leverancier accepteerde. Leveren.')
  })

  it('F2.14, F1.8: a line of one thing to do leads to where that is done', async () => {
    const dossier = anItem('dossier', { _id: 'dossier/00erp', name: 'Nieuwe ERP' }) as WorkLine['item']
    await open([
      { why: 'weigh', group: 'undated', item: dossier },
      { why: 'requirements', group: 'undated', item: aMatch('offered') as WorkLine['item'] },
    ])
    const weigh = await line('Nieuwe ERP')
    expect(weigh.textContent).toContain('U bent gevraagd mee te wegen. Wegen en indienen.')
    expect(weigh.getAttribute('href')).toBe('/card/dossier/00erp/weighing#round')
    expect((await line('Kassa')).getAttribute('href')).toMatch(/^\/card\/match\/[^/]+\/answers$/)
  })

  it('S2.32: j and k walk, x ticks off and can be undone, and the next line has the keyboard', async () => {
    const [one, two, three] = [todo('Eerste'), todo('Tweede'), todo('Derde')]
    const { user, sent, next } = await open([one, two, three])
    ;(await line('Eerste')).focus()
    await user.keyboard('j')
    expect(document.activeElement).toBe(await line('Tweede'))
    next([one, three])
    await user.keyboard('x')
    await waitFor(() => expect(screen.queryByRole('link', { name: /Tweede/ })).toBeNull())
    expect(sent('/api/space/update')).toEqual([{ props: { done: true } }])
    await waitFor(async () => expect(document.activeElement).toBe(await line('Derde')))
    next([one, two, three])
    expect(notices.at(-1)?.message).toBe('Tweede is klaar')
    notices.at(-1)?.action?.run()
    await line('Tweede')
    await waitFor(() => expect(sent('/api/space/update').at(-1)).toEqual({ props: { done: false } }))
    await user.keyboard('kk')
    expect(document.activeElement).toBe(await line('Eerste'))
  })

  it('S2.32: two ticked off one after the other can each be undone', async () => {
    let answer = () => {}
    const later = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { user, next } = await open([todo('Eerste'), todo('Tweede'), todo('Derde')], {}, '/work', {
      '/api/space/update/*': async () => {
        await later
        return { _id: 'todo/00x', _version: 2 }
      },
    })
    ;(await line('Eerste')).focus()
    next([todo('Derde')])
    await user.keyboard('x')
    await waitFor(async () => expect(document.activeElement).toBe(await line('Tweede')))
    await user.keyboard('x')
    await waitFor(() => expect(screen.queryByRole('link', { name: /Tweede/ })).toBeNull())
    answer()
    await waitFor(() => expect(notices.map(({ message }) => message)).toEqual(['Eerste is klaar', 'Tweede is klaar']))
  })

  it('S2.2: s puts a line aside until tomorrow by the keyboard alone', async () => {
    const one = todo('Later doen')
    const { user, sent, next } = await open([one])
    ;(await line('Later doen')).focus()
    next([])
    await user.keyboard('s')
    const choice = await screen.findByRole('button', { name: /^Morgen/ })
    choice.focus()
    await user.keyboard('{Enter}')
    await screen.findByText('U bent bij')
    expect(sent('/api/work/snooze')).toMatchObject([{ item: one.item._id }])
    await waitFor(() => expect(String(notices.at(-1)?.message)).toMatch(/^Later doen is uitgesteld tot/))
  })

  it('S2.2: what was put aside is taken back, and a line that came back says so', async () => {
    const aside = todo('Even weg', { until: daysFromNow(1), group: 'week' })
    const { user, sent, next } = await open([aside], { snoozed: 1 }, '/work?aside=true')
    next([])
    await user.click(await screen.findByRole('button', { name: 'Even weg terughalen' }))
    await screen.findByText('Niets uitgesteld')
    expect(sent('/api/work/snooze')).toEqual([{ item: aside.item._id, until: null }])
    next([todo('Even weg', { back: daysFromNow(-0.1) })])
    await user.click(screen.getByRole('button', { name: 'Te doen' }))
    await screen.findByText(/Even weg is terug van uitstel/)
  })

  it('S3.6: r reminds of a todo at a moment, and what one is reminded of says when', async () => {
    const { user, sent } = await open([todo('Contract'), todo('Later', { remind: daysFromNow(1) })])
    ;(await line('Contract')).focus()
    await user.keyboard('r')
    await user.click(await screen.findByRole('button', { name: /^Morgen/ }))
    await waitFor(() => expect(sent('/api/work/remind')).toMatchObject([{ item: 'todo/00Contract' }]))
    expect(String(notices.at(-1)?.message)).toMatch(/^U wordt op .* aan Contract herinnerd$/)
    await user.click(screen.getByRole('button', { name: 'Niet meer aan Later herinneren' }))
    await waitFor(() => expect(sent('/api/work/remind').at(-1)).toEqual({ item: 'todo/00Later', at: null }))
  })

  it('D6: h hands over to a colleague with a word, and it can be taken back', async () => {
    const { user, sent } = await open([todo('Offerte')])
    ;(await line('Offerte')).focus()
    await user.keyboard('h')
    await user.type(await screen.findByLabelText('Een woord erbij'), 'Neem jij dit?')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(notices.at(-1)?.message).toBe('Offerte is nu van Els Bakker'))
    expect(sent('/api/work/handover')).toEqual([{ item: 'todo/00Offerte', to: 'user/00els', text: 'Neem jij dit?' }])
    notices.at(-1)?.action?.run()
    await waitFor(() => expect(sent('/api/work/handback')).toMatchObject([{ comment: 'comment/00word' }]))
  })

  it('D6, D2.4: the word stays when handing over fails, and is sent again as the same', async () => {
    const keys: unknown[] = []
    let isAway = true
    const { user, sent } = await open([todo('Offerte')], {}, '/work', {
      '/api/work/handover': ({ item, to }, { headers }) => {
        keys.push(headers['idempotency-key'])
        if (isAway) return reply(503, { title: 'Even weg', status: 503, detail: '' })
        return { item, to, owners: [], comment: 'comment/00word' }
      },
    })
    ;(await line('Offerte')).focus()
    await user.keyboard('h')
    await user.type(await screen.findByLabelText('Een woord erbij'), 'Neem jij dit?')
    await user.keyboard('{Control>}{Enter}{/Control}')
    const form = screen.getByLabelText('Een woord erbij').closest('form')
    await waitFor(() => expect(form?.querySelector('[aria-live] p')).toBeTruthy())
    expect(screen.getByLabelText<HTMLTextAreaElement>('Een woord erbij').value).toBe('Neem jij dit?')
    isAway = false
    await user.type(screen.getByLabelText('Een woord erbij'), '{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.queryByLabelText('Een woord erbij')).toBeNull())
    expect(sent('/api/work/handover')).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('S5.2, D6: a word that was begun is there again, for the same colleague, until it is sent', async () => {
    const { user } = await open([todo('Offerte'), todo('Contract')])
    const box = () => screen.findByLabelText<HTMLTextAreaElement>('Een woord erbij')
    const begin = async (name: string) => {
      ;(await line(name)).focus()
      await user.keyboard('h')
      return box()
    }
    await user.type(await begin('Offerte'), 'Neem jij dit?')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByLabelText('Een woord erbij')).toBeNull())
    expect((await begin('Contract')).value).toBe('')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByLabelText('Een woord erbij')).toBeNull())
    expect((await begin('Offerte')).value).toBe('Neem jij dit?')
    await user.type(await box(), '{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.queryByLabelText('Een woord erbij')).toBeNull())
    expect(Object.keys(localStorage).filter((key) => key.includes('handOver'))).toEqual([])
  })

  it('D8.10: of more colleagues than are offered it is said that these are the first', async () => {
    const people = Array.from({ length: 100 }, (_, n) => ({ _id: `user/00${n}`, name: `Els ${n}` }))
    const { user } = await open([todo('Offerte')], {}, '/work', { '/api/work/colleagues': () => people })
    ;(await line('Offerte')).focus()
    await user.keyboard('h')
    await screen.findByText('Hier staan de eerste 100 collega’s, op naam.')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('D8.10: of more lines than are told the whole number is said', async () => {
    await open([todo('Een van velen')], { groups: { late: 1000 }, total: 1000 })
    await screen.findByText('1.000 regels te doen.')
    await screen.findByText(/de eerste 1 van 1.000/)
  })

  it('S2.2: e opens the form of a line, as in lists and on cards, and ticks nothing off', async () => {
    const one = todo('Bellen')
    const { user, sent } = await open([one], {}, '/work', { '/api/space/todo/*': () => one.item })
    ;(await line('Bellen')).focus()
    await user.keyboard('e')
    await screen.findByRole('dialog')
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Naam/ })).toHaveProperty('value', 'Bellen'))
    expect(sent('/api/space/update')).toEqual([])
    act(closeItemForm)
  })

  it('S2.2: the keys of the screen stand under the question mark', async () => {
    const { user } = await open([todo('Bellen')])
    await line('Bellen')
    await user.keyboard('?')
    await screen.findByText('Uitstellen of terughalen')
  })
})
