import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { aMatch, anItem, daysFromNow } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { useItem } from '../../entities/items/queries.ts'
import { connectNotices, type Notice } from '../../ui/notify.ts'
import { Answer } from './Answer.tsx'

const notices: Notice[] = []
connectNotices((notice) => notices.push(notice))

beforeEach(() => {
  localStorage.clear()
  notices.length = 0
})

const author = { _id: 'user/00enduser', name: 'Sanne de Wit' }
const given = (text: string, result: number) =>
  anItem('comment', { _id: 'comment/1', text: `<p>${text}</p>`, result, date: daysFromNow(-1), author })

function Read() {
  const { data } = useItem('match/00match')
  return data ? <Answer match={data} name="Kassa & Co" /> : null
}

/** Stands at a match that was answered with this, or not yet; the server keeps what it is sent. */
async function come(first?: ReturnType<typeof given>, isUp = () => true) {
  let answer = first
  const { received } = stubServer({
    '/api/space/match/00match': () => aMatch('offered', { _comments: answer ? [answer] : [] }),
    '/api/space/save': ({ item }) => {
      if (!isUp()) return Promise.reject(new TypeError('Failed to fetch'))
      answer = { ...given('', 0), ...item }
      return { _id: 'comment/1', _version: 1 }
    },
    '/api/space/update/comment/1': ({ props }) => {
      if (!isUp()) return reply(503, { title: 'Unavailable', status: 503 })
      answer = { ...given('', 0), ...answer, ...props }
      return { _id: 'comment/1', _version: 2 }
    },
  })
  const { unmount } = await renderWithProviders(<Read />, { kind: 'enduser' })
  await screen.findByRole('button', { name: 'Ja' })
  const props = () => received.filter(({ path }) => path.includes('/update/')).map(({ body }) => body.props)
  return { user: userEvent.setup(), received, props, unmount }
}
const button = (name: string) => screen.getByRole('button', { name })
const box = () => screen.findByRole('textbox', { name: /Toelichting/ })
const holds = (text: string) => waitFor(async () => expect(await box()).toHaveProperty('value', text))

describe('the explanation of an answer', () => {
  it('S3.8: does not go along with another answer', async () => {
    const { user, props } = await come(given('Ja, plan maar een demonstratie.', 1))
    await holds('Ja, plan maar een demonstratie.')
    await user.click(button('Nee'))
    await waitFor(() => expect(props()).toEqual([{ result: -1, text: '<p>Nee</p>' }]))
    await holds('')
  })

  it('S3.8: goes along when it was written for that answer, and not with the one after it', async () => {
    const { user, props } = await come(given('Ja, graag.', 1))
    await user.clear(await box())
    await user.type(await box(), 'Te duur')
    await user.click(button('Nee'))
    await waitFor(() => expect(notices).toHaveLength(1))
    await user.click(button('Misschien'))
    await waitFor(() => expect(notices).toHaveLength(2))
    expect(props()).toEqual([
      { result: -1, text: '<p>Te duur</p>' },
      { result: 0, text: '<p>Misschien</p>' },
    ])
    await holds('')
    expect(Object.keys(localStorage)).toEqual([])
  })

  it('S5.2: is there again for who comes back, until it is saved', async () => {
    let isUp = false
    const first = await come(given('Ja', 1), () => isUp)
    await first.user.type(await box(), 'Past goed bij ons')
    await first.user.click(button('Toelichting opslaan'))
    await waitFor(() => expect(first.props()).toHaveLength(1))
    first.unmount()
    const again = await come(given('Ja', 1), () => isUp)
    await holds('Past goed bij ons')
    isUp = true
    await again.user.click(button('Toelichting opslaan'))
    await waitFor(() => expect(Object.keys(localStorage)).toEqual([]))
    await holds('Past goed bij ons')
  })
})

describe('the press of an answer', () => {
  it.each([
    ['a first', undefined],
    ['another', given('Ja', 1)],
  ])('S3.8: a double click on %s answer is one press', async (_name, before) => {
    const { user, received } = await come(before)
    await user.dblClick(button('Nee'))
    await waitFor(() => expect(notices).toHaveLength(1))
    expect(received.filter(({ path }) => /save|update/.test(path))).toHaveLength(1)
  })

  it('D2.4: pressed again after an answer that was lost it counts once', async () => {
    let isUp = false
    const { user, received } = await come(undefined, () => isUp)
    const keys = () =>
      received.filter(({ path }) => path.endsWith('/save')).map((one) => one.headers['idempotency-key'])
    await user.click(button('Ja'))
    await waitFor(() => expect(notices).toHaveLength(1))
    isUp = true
    await user.click(button('Ja'))
    await waitFor(() => expect(keys()).toHaveLength(2))
    expect(keys()[1]).toBe(keys()[0])
  })

  it('S3.8: of presses on one match only the last offers to be taken back', async () => {
    const { user } = await come(given('Ja', 1))
    await user.click(button('Nee'))
    await user.click(button('Misschien'))
    await waitFor(() => expect(notices).toHaveLength(2))
    expect(notices.map(({ about }) => about)).toEqual(['match/00match', 'match/00match'])
  })
})
