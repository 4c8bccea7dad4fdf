import type { AnyItem } from '@schakel/domain'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { anItem, daysFromNow } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { page, reply, stubServer } from '../../../test/stubServer.ts'
import { connectNotices, type Notice } from '../../ui/notify.ts'
import { Comments } from './Comments.tsx'
import { mentionsOf } from './mentionText.ts'

const remark = (key: string, text: string, fields: Readonly<Record<string, unknown>> = {}): AnyItem =>
  anItem('comment', {
    _id: `comment/${key}`,
    name: undefined,
    text: `<p>${text}</p>`,
    date: daysFromNow(-2),
    author: { _id: 'user/other', name: 'Els Bakker' },
    ...fields,
  })
const mine = { author: { _id: 'user/00staff', name: 'Sanne de Wit' } }
const on = (...comments: readonly AnyItem[]) => anItem('lead', { _comments: comments })
const update = (key: string) => `/api/space/update/comment/${key}`

beforeEach(() => localStorage.clear())

/** Somebody who typed an @ in a remark, and is offered two people of one name. */
async function amongTwoOfOneName() {
  const people = [
    { _id: 'user/01jan', _type: 'user', name: 'Jan Vis' },
    { _id: 'person/02jan', _type: 'person', name: 'Jan Vis' },
  ]
  const { received } = stubServer({
    '/api/mentions/list': () => people,
    '/api/space/save': () => ({ _id: 'comment/1', _version: 1 }),
  })
  const user = userEvent.setup()
  await renderWithProviders(<Comments parent={on()} />)
  const box = screen.getByRole('textbox', { name: 'Schrijf een reactie' })
  await user.type(box, '@')
  await screen.findByRole('listbox')
  const sent = () => received.find(({ path }) => path === '/api/space/save')?.body.item.text
  return { user, box, sent }
}

describe('comments', () => {
  it('S2.35: the box sends only what is not empty', async () => {
    const { received } = stubServer({ '/api/space/save': () => ({ _id: 'comment/1', _version: 1 }) })
    const user = userEvent.setup()
    await renderWithProviders(<Comments parent={on()} />)
    const box = screen.getByRole('textbox', { name: 'Schrijf een reactie' })
    await user.type(box, '   ')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(screen.queryByRole('button', { name: 'Plaatsen' })).toBeNull()
    expect(received).toHaveLength(0)
    await user.type(box, 'Bel <morgen>')
    await user.click(screen.getByRole('button', { name: 'Plaatsen' }))
    await waitFor(() => expect(received).toHaveLength(1))
    // The button has gone: the keyboard is in the box.
    expect(document.activeElement).toBe(box)
    expect(received[0]?.body).toEqual({
      item: { _type: 'comment', text: '<p>Bel &lt;morgen&gt;</p>' },
      parent: 'lead/00lead',
      edge: 'COMMENTS',
    })
    expect(box).toHaveProperty('value', '')
  })

  it('S2.35: what could not be placed comes back in the box', async () => {
    stubServer({ '/api/space/save': () => reply(403, { title: 'Nee', status: 403 }) })
    const user = userEvent.setup()
    await renderWithProviders(<Comments parent={on()} />)
    const box = screen.getByRole('textbox')
    await user.type(box, 'Bel morgen')
    await user.click(screen.getByRole('button', { name: 'Plaatsen' }))
    await screen.findByText(/Niet geplaatst/)
    expect(box).toHaveProperty('value', 'Bel morgen')
  })

  it('S2.35: a reply hangs under its remark', async () => {
    const { received } = stubServer({ '/api/space/save': () => ({ _id: 'comment/2', _version: 1 }) })
    const user = userEvent.setup()
    const answered = remark('1', 'Wie belt?', { _sub: [remark('1a', 'Ik bel')] })
    await renderWithProviders(<Comments parent={on(answered)} />)
    const [thread] = screen.getAllByRole('listitem')
    if (!thread) throw new Error('There is a thread')
    expect(thread.textContent).toContain('Ik bel')
    await user.click(within(thread).getAllByRole('button', { name: 'Antwoorden' })[0] ?? thread)
    await user.type(screen.getByRole('textbox', { name: 'Antwoord aan Els Bakker' }), 'Dank{Control>}{Enter}{/Control}')
    await waitFor(() => expect(received[0]?.body).toMatchObject({ parent: 'comment/1', edge: 'SUB' }))
  })

  it('F1.11: a supplier replies once to what was found of its answer, and reads so; others go on', async () => {
    stubServer({ '/api/space/search': () => page([]) })
    const ours = { author: { _id: 'user/colleague', name: 'Kim', organisation: { _id: 'supplier/00kassa' } } }
    const found = remark('1', 'GEN-02: werkt alleen met internet', { finding: 'GEN-02' })
    const answered = remark('2', 'GEN-03: niet gezien', { finding: 'GEN-03', _sub: [remark('2a', 'Toch wel', ours)] })
    const parent = anItem('match', { _comments: [found, answered, remark('3', 'Wie belt?')] })
    const { unmount } = await renderWithProviders(<Comments parent={parent} />, { kind: 'supplier' })
    const buttons = () => screen.queryAllByRole('button', { name: 'Antwoorden' })
    expect(screen.getByText('Hierop kunt u één keer antwoorden.')).toBeTruthy()
    expect(screen.getByText('U heeft hierop geantwoord; dat kan één keer.')).toBeTruthy()
    expect(buttons()).toHaveLength(2)
    unmount()
    await renderWithProviders(<Comments parent={parent} />, { kind: 'staff' })
    expect(buttons()).toHaveLength(4)
    expect(screen.queryByText(/één keer/)).toBeNull()
  })

  it('S2.35: replies under what is read one deep come by a search', async () => {
    const late = remark('1a', 'Ik bel', { _parents: [{ _id: 'comment/1' }] })
    stubServer({ '/api/space/search': () => page([late]) })
    await renderWithProviders(<Comments parent={anItem('dossier', { _comments: [remark('1', 'Wie belt?')] })} />)
    await screen.findByText('Ik bel')
  })

  it('D10: an @ offers people; the arrows and Enter pick one, and the text keeps a mention', async () => {
    const people = [
      { _id: 'user/01els', _type: 'user', name: 'Els Bakker', organisation: { name: 'De Haven' } },
      { _id: 'person/02jan', _type: 'person', name: 'Jan Vis' },
    ]
    const { received } = stubServer({
      '/api/mentions/list': () => people,
      '/api/space/save': () => ({ _id: 'comment/1', _version: 1 }),
    })
    const user = userEvent.setup()
    await renderWithProviders(<Comments parent={on()} />)
    const box = screen.getByRole('textbox', { name: 'Schrijf een reactie' })
    await user.type(box, 'Dag @')
    const list = await screen.findByRole('listbox', { name: 'Mensen om te noemen' })
    expect(within(list).getAllByRole('option')).toHaveLength(2)
    await user.keyboard('{ArrowDown}')
    expect(box.getAttribute('aria-activedescendant')).toBe(within(list).getAllByRole('option')[1]?.id)
    await user.keyboard('{Enter}')
    expect(box).toHaveProperty('value', 'Dag @Jan Vis ')
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.type(box, 'en @')
    await screen.findByRole('listbox')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(received.some(({ path }) => path === '/api/space/save')).toBe(true))
    expect(received.find(({ path }) => path === '/api/space/save')?.body.item.text).toBe(
      '<p>Dag <a data-type="mention" data-id="person/02jan" data-mention-suggestion-char="@">@Jan Vis</a> en @</p>',
    )
    expect(received[0]?.body).toEqual({ item: 'lead/00lead', q: '' })
  })

  it('D10: of two people of one name the one that was picked last is mentioned, not one that was taken out of the text', async () => {
    const { user, box, sent } = await amongTwoOfOneName()
    await user.keyboard('{ArrowDown}{Enter}')
    await user.clear(box)
    await user.type(box, '@')
    await screen.findByRole('listbox')
    await user.keyboard('{Enter}{Control>}{Enter}{/Control}')
    await waitFor(() => expect(sent()).toContain('data-id="user/01jan"'))
    expect(sent()).not.toContain('person/02jan')
  })

  it.each([
    ['the last is taken out', '{End}{Backspace>9/}', ['user/01jan']],
    ['the first is taken out', '{Home}{Delete>9/}', ['person/02jan']],
    ['the last is taken out and typed anew', '{End}{Backspace>2/}s', ['user/01jan', 'person/02jan']],
    ['the first is taken out and typed anew', '{Home}{Delete>9/}@Jan Vis ', ['user/01jan', 'person/02jan']],
    ['words come before both', '{Home}Dag ', ['user/01jan', 'person/02jan']],
  ])('D10: of two people of one name is mentioned who still stands there, when %s', async (_, keys, mentioned) => {
    const { user, sent } = await amongTwoOfOneName()
    await user.keyboard('{Enter}@')
    await screen.findByRole('listbox')
    await user.keyboard(`{ArrowDown}{Enter}${keys}{Control>}{Enter}{/Control}`)
    await waitFor(() => expect(sent()).toBeDefined())
    expect(mentionsOf(sent()).map(({ id }) => id)).toEqual(mentioned)
  })

  it('D10: behind a name of one word that was picked Enter and Tab are those of the box again', async () => {
    stubServer({ '/api/mentions/list': () => [{ _id: 'user/01balie', _type: 'user', name: 'Receptie' }] })
    const user = userEvent.setup()
    await renderWithProviders(<Comments parent={on()} />)
    const box = screen.getByRole('textbox', { name: 'Schrijf een reactie' })
    await user.type(box, 'Dag @Rec')
    await screen.findByRole('listbox')
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.keyboard('{Enter}Kunt u bellen?')
    expect(box).toHaveProperty('value', 'Dag @Receptie \nKunt u bellen?')
  })

  it('S2.21: the keyboard is at the tool again that opened a box, once that closes', async () => {
    const user = userEvent.setup()
    await renderWithProviders(<Comments parent={on(remark('1', 'Een', mine), remark('2', 'Twee', mine))} />)
    for (const [tool, box] of [
      ['Bewerken', 'Tekst van uw reactie'],
      ['Antwoorden', 'Antwoord aan Sanne de Wit'],
    ] as const) {
      screen.getAllByRole('button', { name: tool })[1]?.focus()
      await user.keyboard('{Enter}')
      const opened = await screen.findByRole('textbox', { name: box })
      await waitFor(() => expect(document.activeElement).toBe(opened))
      await user.keyboard('{Escape}')
      expect(document.activeElement).toBe(screen.getAllByRole('button', { name: tool })[1])
    }
  })

  it('D10: Enter picks who fits what is typed by then, also while the people for it are still asked for', async () => {
    const people = [
      { _id: 'user/01bas', _type: 'user', name: 'Bas Schenkkan' },
      { _id: 'user/02femke', _type: 'user', name: 'Femke Soeplepel' },
    ]
    stubServer({ '/api/mentions/list': (body) => (body.q === '' ? people : new Promise(() => undefined)) })
    const user = userEvent.setup({ delay: null })
    await renderWithProviders(<Comments parent={on()} />)
    const box = screen.getByRole('textbox', { name: 'Schrijf een reactie' })
    await user.type(box, '@')
    expect(within(await screen.findByRole('listbox')).getAllByRole('option')).toHaveLength(2)
    await user.keyboard('femke{Enter}')
    expect(box).toHaveProperty('value', '@Femke Soeplepel ')
    // Who fits nobody is not given somebody else.
    await user.keyboard('@')
    await screen.findByRole('listbox')
    await user.keyboard('femkje')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('S4.13: Klaar sets finished to now and hides it; it is shown on demand and can be reopened', async () => {
    const { received } = stubServer({
      [update('1')]: () => ({ _id: 'comment/1', _version: 2 }),
      [update('2')]: () => ({}),
    })
    const user = userEvent.setup()
    const done = remark('2', 'Oud', { finished: daysFromNow(-1) })
    await renderWithProviders(<Comments parent={on(remark('1', 'Nieuw'), done)} />)
    expect(screen.queryByText('Oud')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Reactie van Els Bakker op klaar zetten' }))
    await waitFor(() => expect(received).toHaveLength(1))
    expect(Date.parse(received[0]?.body.props.finished)).not.toBeNaN()
    await user.click(screen.getByRole('button', { name: '1 afgeronde reactie tonen' }))
    screen.getByText('Oud')
    await user.click(screen.getByRole('button', { name: 'Weer openen' }))
    await waitFor(() => expect(received.at(-1)?.body.props).toEqual({ finished: null }))
  })

  it('S4.13: that a remark is done is said when it is, and of one that was refused only that it was', async () => {
    const told: Notice[] = []
    // What nobody took yet.
    connectNotices(() => undefined)
    connectNotices((notice) => void told.push(notice))
    let answer = (_answer: unknown): void => undefined
    const asked = () =>
      new Promise((resolve) => {
        answer = resolve
      })
    const { received } = stubServer({
      [update('5')]: asked,
      [update('6')]: () => reply(403, { title: 'x', status: 403 }),
    })
    const user = userEvent.setup()
    await renderWithProviders(<Comments parent={on(remark('5', 'Bel Els'), remark('6', 'Bel Jan'))} />)
    const [first, second] = screen.getAllByRole('button', { name: 'Reactie van Els Bakker op klaar zetten' })
    if (!first || !second) throw new Error('Not offered')
    await user.click(first)
    await waitFor(() => expect(received).toHaveLength(1))
    expect(told).toEqual([])
    answer({ _id: 'comment/5', _version: 2 })
    await waitFor(() => expect(told.map(({ message }) => message)).toEqual(['Reactie is klaar']))
    await user.click(second)
    await waitFor(() => expect(told).toHaveLength(2))
    expect(told[1]?.tone).toBe('error')
  })

  it('S4.13: finished replies are hidden too, and shown on demand', async () => {
    const answered = remark('1', 'Wie belt?', { _sub: [remark('1a', 'Ik bel', { finished: daysFromNow(-1) })] })
    const user = userEvent.setup()
    await renderWithProviders(<Comments parent={on(answered)} />)
    expect(screen.queryByText('Ik bel')).toBeNull()
    await user.click(screen.getByRole('button', { name: '1 afgeronde reactie tonen' }))
    screen.getByText('Ik bel')
    await user.click(screen.getByRole('button', { name: 'Afgeronde reacties verbergen' }))
    expect(screen.queryByText('Ik bel')).toBeNull()
  })

  it('S6.4: one edits one’s own, a super user any', async () => {
    const { received } = stubServer({ [update('2')]: () => ({ _id: 'comment/2', _version: 2 }) })
    const user = userEvent.setup()
    const two = [remark('1', 'Van Els'), remark('2', 'Van mij', mine)]
    const { unmount } = await renderWithProviders(<Comments parent={on(...two)} />)
    await user.click(screen.getByRole('button', { name: 'Bewerken' }))
    const box = await screen.findByRole('textbox', { name: 'Tekst van uw reactie' })
    expect(box).toHaveProperty('value', 'Van mij')
    await user.type(box, ', beter')
    await user.click(screen.getByRole('button', { name: 'Opslaan' }))
    await waitFor(() => expect(received[0]?.body.props).toEqual({ text: '<p>Van mij, beter</p>', _version: 1 }))
    unmount()
    await renderWithProviders(<Comments parent={on(...two)} />, { kind: 'super' })
    expect(screen.getAllByRole('button', { name: 'Bewerken' })).toHaveLength(2)
  })

  it('D2.3: what somebody else wrote in a remark meanwhile is shown, and replaced only by who sends once more', async () => {
    const theirs = remark('1', 'Van mij, door Els aangevuld', { ...mine, _version: 4 })
    const { received } = stubServer({
      [update('1')]: ({ props }) =>
        props._version === 4
          ? { _id: 'comment/1', _version: 5 }
          : reply(409, { title: 'Stale', status: 409, current: theirs }),
    })
    const user = userEvent.setup()
    const { unmount } = await renderWithProviders(<Comments parent={on(remark('1', 'Van mij', mine))} />)
    await user.click(screen.getByRole('button', { name: 'Bewerken' }))
    await user.type(await screen.findByRole('textbox', { name: 'Tekst van uw reactie' }), ', beter')
    // One goes away, and comes back when it has changed.
    unmount()
    await renderWithProviders(<Comments parent={on(theirs)} />)
    await user.click(screen.getByRole('button', { name: 'Bewerken' }))
    const box = await screen.findByRole('textbox', { name: 'Tekst van uw reactie' })
    expect(box).toHaveProperty('value', 'Van mij, beter')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByText(/intussen gewijzigd/)
    screen.getByText('Van mij, door Els aangevuld')
    expect([received.length, box]).toEqual([0, expect.objectContaining({ value: 'Van mij, beter' })])
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(received[0]?.body.props).toEqual({ text: '<p>Van mij, beter</p>', _version: 4 }))
  })

  it('D2.3: a remark that was changed without one’s seeing it is not replaced; that it was marked as done is no reason', async () => {
    let now = remark('1', 'Van mij', { ...mine, _version: 2, finished: daysFromNow(0) })
    const { received } = stubServer({
      [update('1')]: ({ props }) =>
        props._version === now._version
          ? { _id: now._id, _version: now._version + 1 }
          : reply(409, { title: 'Stale', status: 409, current: now }),
    })
    const sent = () => received.filter(({ path }) => path === update('1')).map(({ body }) => body.props._version)
    const user = userEvent.setup()
    await renderWithProviders(<Comments parent={on(remark('1', 'Van mij', mine))} />)
    const edit = async () => {
      await user.click(screen.getByRole('button', { name: 'Bewerken' }))
      await user.type(await screen.findByRole('textbox', { name: 'Tekst van uw reactie' }), ', beter')
      await user.keyboard('{Control>}{Enter}{/Control}')
    }
    await edit()
    await waitFor(() => expect(sent()).toEqual([1, 2]))
    await screen.findByRole('button', { name: 'Bewerken' })
    now = remark('1', 'Door Els', { ...mine, _version: 9 })
    await edit()
    await screen.findByText('Door Els')
    await screen.findByText(/intussen gewijzigd/)
    expect(sent()).toHaveLength(3)
  })

  it('D2.3: what one saved oneself, of which the answer was lost, is no change of somebody else', async () => {
    // What this browser wrote to a remark is remembered by its id.
    let kept: AnyItem | undefined
    const { received } = stubServer({
      [update('lost')]: ({ props }) => {
        if (!kept) {
          kept = remark('lost', 'Van mij, beter', { ...mine, _version: 2 })
          throw new TypeError('Failed to fetch')
        }
        if (props._version !== 2) return reply(409, { title: 'Stale', status: 409, current: kept })
        return { _id: 'comment/lost', _version: 3 }
      },
    })
    const user = userEvent.setup()
    await renderWithProviders(<Comments parent={on(remark('lost', 'Van mij', mine))} />)
    await user.click(screen.getByRole('button', { name: 'Bewerken' }))
    await user.type(await screen.findByRole('textbox', { name: 'Tekst van uw reactie' }), ', beter')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByText(/niet geplaatst|niet verstuurd|geen verbinding/i)
    await user.type(screen.getByRole('textbox', { name: 'Tekst van uw reactie' }), ' nog')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(received).toHaveLength(3))
    await screen.findByRole('button', { name: 'Bewerken' })
    expect(received.at(-1)?.body.props).toEqual({ text: '<p>Van mij, beter nog</p>', _version: 2 })
  })

  it('D2.5: who cannot bring a remark back is asked first, and hears how many replies go along', async () => {
    const told: Notice[] = []
    // What nobody took yet.
    connectNotices(() => undefined)
    connectNotices((notice) => void told.push(notice))
    const { received } = stubServer({ '/api/space/delete': () => ({}) })
    const user = userEvent.setup()
    const replies = [
      remark('2', 'Ja', { _sub: [remark('3', 'Mooi')] }),
      remark('4', 'Nee', { finished: daysFromNow(0) }),
    ]
    const own = remark('1', 'Van mij', { author: { _id: 'user/00enduser', name: 'Sanne de Wit' }, _sub: replies })
    await renderWithProviders(<Comments parent={on(own)} />, { kind: 'enduser' })
    const [first] = screen.getAllByRole('button', { name: 'Verwijderen' })
    if (!first) throw new Error('Not offered')
    await user.click(first)
    expect(told.map(({ message }) => message)).toEqual(['“Van mij” verwijderen, met de 3 antwoorden erop?'])
    expect(received).toEqual([])
    told[0]?.action?.run()
    await waitFor(() => expect(received[0]?.body).toEqual({ item: { _id: 'comment/1' } }))
  })

  it('S3.8: an answer carries its result as a chip', async () => {
    const answers = [remark('1', 'Graag', { result: 1 }), remark('2', 'Liever niet', { result: -1 })]
    await renderWithProviders(<Comments parent={on(...answers)} />)
    screen.getByText('Ja')
    screen.getByText('Nee')
  })

  it('S3.8: an answer that says no more than its result stands there once', async () => {
    await renderWithProviders(<Comments parent={on(remark('1', '<p>Ja</p>', { result: 1 }))} />)
    expect(screen.getAllByText('Ja')).toHaveLength(1)
  })

  it('D4.3: markup that is not allowed is read as text, never drawn', async () => {
    const nasty = remark('1', '<img src=x onerror=alert(1)><a href="javascript:alert(1)">klik</a><script>1</script>')
    const { container } = await renderWithProviders(<Comments parent={on(nasty)} />)
    expect(container.querySelector('img, script, a')).toBeNull()
    screen.getByText('klik')
  })
})
