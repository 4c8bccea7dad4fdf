import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { SmtpServer } from '../../test/smtpServer.ts'
import { World } from '../../test/world.ts'
import { keepMail, MAIL_TRIES, type Mail, mailsGivenUp } from '../store/mail/mails.ts'
import { carrierOf } from './carrier.ts'
import { mailOf } from './letter.ts'
import { MailQueue } from './mailQueue.ts'

const MINUTE_MS = 60_000
let world: World
let server: SmtpServer
let post: MailQueue
let folder: string
beforeAll(async () => {
  world = await World.open()
  folder = await mkdtemp(join(tmpdir(), 'schakel-mail-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await world.close()
})
beforeEach(async () => {
  server = await SmtpServer.open()
  post = postBy(server.url)
})
afterEach(async () => {
  await post.close()
  await server.close()
  await world.database.query('delete from mails')
})

function postBy(smtpUrl: string | undefined, production = false): MailQueue {
  return new MailQueue(
    world.store,
    carrierOf({ smtpUrl, mailFrom: '"Schakel" <post@schakel.example>', dataDir: folder, production }),
  )
}

function aMail(to = 'noor@lepeltje.example') {
  return { to, subject: 'Wélkom', text: 'Hallo\n.\nnog een regel', html: '<p>Hallo</p>' }
}

const rows = () =>
  world.database.query<{ body: string; html: string; tries: number; error: string; done_at: Date | null }>(
    'select body, html, tries, error, done_at from mails order by at, id',
  )

describe('mail by a mail server', () => {
  test('D8.8: a mail goes to its one address, in words and in html, and what it said is wiped', async () => {
    await post.send(aMail())
    expect(await post.deliver()).toBe(1)
    expect(server.deliveries).toMatchObject([{ from: 'post@schakel.example', to: ['noor@lepeltje.example'] }])
    const { message = '' } = server.deliveries[0] ?? {}
    expect(message).toContain('From: Schakel <post@schakel.example>')
    expect(message).toContain('Auto-Submitted: auto-generated')
    expect(message).toContain('multipart/alternative')
    expect(message).toContain('\r\n.\r\nnog een regel')
    expect(await rows()).toMatchObject([{ body: '', html: null, done_at: expect.any(Date) }])
    expect(await post.deliver()).toBe(0)
  })

  test('D8.8: it is kept in the transaction of its cause: without that there is no mail', async () => {
    const failing = world.store.together(async (inner) => {
      await post.send(aMail(), inner)
      throw new Error('the cause failed')
    })
    await expect(failing).rejects.toThrow('the cause failed')
    expect(await rows()).toEqual([])
    await world.store.together((inner) => post.send(aMail(), inner))
    expect(await post.deliver()).toBe(1)
  })

  test('D8.8: a mail server that says later gets it later, each time with a longer pause', async () => {
    server.refuse('recipient', '451 later', '451 later')
    await post.send(aMail())
    expect(await post.deliver()).toBe(0)
    world.wait(MINUTE_MS - 1)
    expect(await post.deliver()).toBe(0)
    expect(await rows()).toMatchObject([{ tries: 1, error: expect.stringContaining('451'), done_at: null }])
    world.wait(1)
    expect(await post.deliver()).toBe(0)
    world.wait(4 * MINUTE_MS)
    expect(await post.deliver()).toBe(0)
    world.wait(MINUTE_MS)
    expect(await post.deliver()).toBe(1)
  })

  // 5.7.1 is what the server of one reader says who takes nothing of us, too.
  test.each([
    '550 nobody here',
    '550 5.7.1 Recipient not authorized',
    '550 5.7.10 Not by this rule',
    '550 5.7.133 Sender not authenticated for the group',
  ])('D8.8: an address that the mail server refuses for good is not tried again: %s', async (answer) => {
    server.refuse('recipient', answer)
    await post.send(aMail())
    expect(await post.deliver()).toBe(0)
    expect(await rows()).toMatchObject([{ body: '', error: expect.stringContaining('550'), done_at: expect.any(Date) }])
  })

  test('D8.8: a mail of which the mail server will not have the words is not tried again', async () => {
    server.refuse('words', '554 5.6.0 not these words')
    await post.send(aMail())
    expect(await post.deliver()).toBe(0)
    expect(await rows()).toMatchObject([{ body: '', error: expect.stringContaining('554'), done_at: expect.any(Date) }])
  })

  test('D8.8: a mail server that refuses us, and not the mail, gets it later', async () => {
    const refusals = [
      ['greeting', '554 no service for you'],
      ['sender', '530 5.7.0 Must issue a STARTTLS command first'],
      ['sender', '550 5.4.5 Daily sending quota exceeded'],
      ['recipient', '530 Authentication required'],
      ['recipient', '550 5.7.3 Not authenticated'],
      ['recipient', '538 5.7.11 Encryption required'],
      ['recipient', '550 5.1.8 Sender address rejected'],
      ['words', '550 5.4.5 Daily sending quota exceeded'],
    ] as const
    await post.send(aMail())
    for (const [at, answer] of refusals) {
      server.refuse(at, answer)
      expect(await post.deliver()).toBe(0)
      expect(await rows()).toMatchObject([
        { body: aMail().text, error: expect.stringContaining(answer), done_at: null },
      ])
      world.wait(241 * MINUTE_MS)
    }
    expect(await post.deliver()).toBe(1)
  })

  test('D19.9: how many mails were given up in a day is told', async () => {
    const { store } = world
    server.refuse('recipient', '550 nobody here')
    await post.send(aMail())
    await post.send(aMail('ties@lepeltje.example'))
    expect(await post.deliver()).toBe(1)
    expect(await mailsGivenUp(store)).toBe(1)
    world.wait(24 * 60 * MINUTE_MS)
    expect(await mailsGivenUp(store)).toBe(0)
  })

  test('D8.8: a mail server that is away loses no mail, and after three days it is given up', async () => {
    const { url } = server
    await server.close()
    const lonely = postBy(url)
    await lonely.send(aMail())
    for (let tries = 1; tries < MAIL_TRIES; tries += 1) {
      expect(await lonely.deliver()).toBe(0)
      world.wait(241 * MINUTE_MS)
    }
    expect(await rows()).toMatchObject([{ tries: MAIL_TRIES - 1, done_at: null, body: aMail().text }])
    await lonely.deliver()
    expect(await rows()).toMatchObject([{ done_at: expect.any(Date), body: '' }])
    await lonely.close()
    server = await SmtpServer.open()
  })

  test('D8.8: a mail goes while it is looked who is to hear of what, also when that fails', async () => {
    const carried: string[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    const carrier = {
      carry: async ({ to }: { readonly to: string }) => {
        carried.push(to)
        resolve()
      },
      close: () => undefined,
    }
    const stuck = new MailQueue(world.store, carrier, { brandName: 'Schakel', publicUrl: 'https://schakel.example' })
    const { promise: looking, reject } = Promise.withResolvers<void>()
    stuck.gather = () => looking
    await keepMail(world.store, aMail())
    stuck.open()
    await promise
    expect(carried).toEqual([aMail().to])
    const warned = once(process, 'warning')
    reject(new Error('it took too long'))
    await warned
    await stuck.send(aMail('ties@lepeltje.example'))
    await stuck.close()
  })

  test('D8.8: who stops sends the mail that is on its way, and no other: that waits for the next', async () => {
    for (let n = 0; n < 3; n += 1) await keepMail(world.store, aMail(`a${n}@lepeltje.example`))
    const underWay = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<void>()
    let carried = 0
    const carry = () => {
      carried += 1
      underWay.resolve()
      return answered.promise
    }
    const stopping = new MailQueue(world.store, { carry, close: () => undefined })
    stopping.open()
    await underWay.promise
    const closed = stopping.close()
    answered.resolve()
    await closed
    expect(carried).toBe(1)
    expect((await rows()).map(({ tries, done_at }) => [tries, done_at !== null]).sort()).toEqual([
      [0, false],
      [0, false],
      [1, true],
    ])
  })

  test('D8.8: who stops waits no longer than it has for a mail server that does not answer', async () => {
    const underWay = Promise.withResolvers<void>()
    const carry = () => {
      underWay.resolve()
      return new Promise<void>(() => undefined)
    }
    const stopping = new MailQueue(world.store, { carry, close: () => undefined })
    await keepMail(world.store, aMail())
    stopping.open()
    await underWay.promise
    await stopping.close(0)
    expect(await rows()).toMatchObject([{ tries: 1, done_at: null }])
  })

  test('D8.8: two nodes send each mail once, and one that stopped half way is taken over', async () => {
    for (let n = 0; n < 12; n += 1) await post.send(aMail(`a${n}@lepeltje.example`))
    const other = postBy(server.url)
    await Promise.all([post.deliver(), other.deliver()])
    expect(new Set(server.deliveries.flatMap(({ to }) => to)).size).toBe(12)
    expect(server.deliveries).toHaveLength(12)
    await world.database.query(
      "insert into mails (recipient, subject, body, at, due_at, tries) values ('x@y.nl', 'a', 'b', $1, $1, 1)",
      [world.now],
    )
    expect(await other.deliver()).toBe(1)
    await other.close()
  })

  test('D8.8: a mail that another node sent while this one hung does not go again, and not before long at all', async () => {
    const carried: string[] = []
    const nodeWith = (carry: (mail: Mail) => Promise<void>) =>
      new MailQueue(world.store, { carry, close: () => undefined })
    const { promise: isHung, resolve: hung } = Promise.withResolvers<void>()
    const { promise: fails, reject: fail } = Promise.withResolvers<void>()
    const slow = nodeWith(async () => {
      hung()
      await fails
    })
    const quick = nodeWith(async ({ text }) => void carried.push(text))
    await slow.send(aMail())
    const trying = slow.deliver()
    await isHung
    // A mail server that is slow is not silent.
    world.wait(2 * MINUTE_MS)
    expect(await quick.deliver()).toBe(0)
    world.wait(3 * MINUTE_MS)
    expect(await quick.deliver()).toBe(1)
    fail(new Error('it hung'))
    expect(await trying).toBe(0)
    world.wait(300 * MINUTE_MS)
    expect(await quick.deliver()).toBe(0)
    expect(carried).toEqual([aMail().text])
    expect(await rows()).toMatchObject([{ done_at: expect.any(Date), error: null }])
  })

  test('D8.8: what another node tries by now is not put off by one that gave it up late', async () => {
    const nodeWith = (carry: () => Promise<void>) => new MailQueue(world.store, { carry, close: () => undefined })
    const hanging = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const tried = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let times = 0
    const nodes = nodeWith(async () => {
      const time = times++
      tried[time]?.resolve()
      await hanging[time]?.promise
    })
    const other = nodeWith(async () => undefined)
    await nodes.send(aMail())
    const one = nodes.deliver()
    await tried[0]?.promise
    world.wait(5 * MINUTE_MS)
    const two = nodes.deliver()
    await tried[1]?.promise
    hanging[0]?.reject(new Error('late'))
    await one
    world.wait(MINUTE_MS)
    // It is on its way by the second.
    expect(await other.deliver()).toBe(0)
    hanging[1]?.resolve()
    expect(await two).toBe(1)
  })

  test('D8.8: what stands in an address or a subject adds no recipient and no header', async () => {
    await post.send({ to: 'a@b.nl, c@d.nl', subject: 'Hallo\r\nBcc: e@f.nl', text: 'x' })
    await post.deliver()
    expect(server.deliveries.flatMap(({ to }) => to)).not.toContain('c@d.nl')
    expect(server.deliveries.map(({ message }) => message).join()).not.toMatch(/^Bcc/m)
  })
})

test('D8.8: without a mail server mail is written into the outbox, whole', async () => {
  const local = postBy(undefined)
  const letter = {
    subject: 'Kies een nieuw wachtwoord',
    text: ['Iemand <vroeg> erom.'],
    button: { label: 'Kies', url: 'https://x.example/reset?key=a&b=1' },
  }
  const frame = { to: 'noor@lepeltje.example', brand: 'A & B', language: 'nl', publicUrl: 'https://x.example' } as const
  await local.send(mailOf(letter, frame))
  expect(await local.deliver()).toBe(1)
  const [name = ''] = await readdir(join(folder, 'outbox'))
  expect(name).toMatch(/^\d{4}-.*\.eml$/)
  const text = await readFile(join(folder, 'outbox', name), 'utf8')
  expect(text).toContain('To: noor@lepeltje.example')
  expect(text.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain('https://x.example/reset?key=a&b=1')
  expect(text).toContain('Iemand &lt;vroeg&gt; erom.')
  expect(text).toContain('A &amp; B')
  await local.close()
})

test('D19.9: the log of production names the file of a mail, and not whom it is for', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  for (const production of [true, false]) {
    const local = postBy(undefined, production)
    await local.send(aMail())
    await local.deliver()
    await local.close()
  }
  const [inProduction = '', elsewhere = ''] = write.mock.calls.map(([line]) => String(line))
  write.mockRestore()
  expect(inProduction).toMatch(/^A mail is kept in \S+\.eml\n$/)
  expect(elsewhere).toMatch(/^Mail for noor@lepeltje\.example: \S+\.eml\n$/)
})
