import { createServer, type RequestListener, type Server } from 'node:http'
import type { LookupFunction } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { portOf } from '../portOf.ts'
import { fetchCalendar, isPublicAddress } from './fetchCalendar.ts'

const running: Server[] = []
afterEach(() => {
  for (const server of running.splice(0)) server.close()
})

async function serverThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers)
  running.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://elders.test:${portOf(server)}`
}

/** Every name is found at these addresses; a second question gets the second list. */
const names =
  (...answers: (readonly string[])[]): LookupFunction =>
  (_name, _options, done) => {
    const list = answers.length > 1 ? answers.shift() : answers[0]
    done(
      null,
      (list ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }
const here = names(['127.0.0.1'])
const isAllowed = (address: string) => address === '127.0.0.1'
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'read',
    (error) => error.reason,
  )

describe('an address of the outside world', () => {
  test('D14: this machine and its network are not the world, in either version', () => {
    for (const address of [
      '0.0.0.0',
      '10.1.2.3',
      '100.64.0.1',
      '127.0.0.1',
      '127.9.9.9',
      '169.254.169.254',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.0.1',
      '198.18.0.1',
      '224.0.0.1',
      '255.255.255.255',
      '::',
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::7f00:1',
      'fe80::1',
      'fc00::1',
      'fd12::1',
      'ff02::1',
      '2002:7f00:1::',
      '2001:db8::1',
      '2001::1',
      'localhost',
      '',
    ])
      expect([address, isPublicAddress(address)]).toEqual([address, false])
    for (const address of ['8.8.8.8', '172.32.0.1', '193.0.6.139', '2a00:1450:400e::1', '2001:67c:2e8::1'])
      expect([address, isPublicAddress(address)]).toEqual([address, true])
  })

  test('D14: is read over a socket, and a redirect is followed', async () => {
    const base = await serverThat((request, response) => {
      if (request.url === '/oud.ics') response.writeHead(302, { location: '/nieuw.ics' }).end()
      else response.end(`gelezen ${request.url} ${request.headers.host?.split(':')[0]}`)
    })
    expect(await fetchCalendar(`${base}/oud.ics`, { lookup: here, isAllowed })).toBe('gelezen /nieuw.ics elders.test')
  })

  test('D14: a name that leads inside is refused, also among others', async () => {
    const base = await serverThat((_request, response) => response.end('geheim'))
    expect(await reasonOf(fetchCalendar(base, { lookup: here }))).toBe('private')
    expect(await reasonOf(fetchCalendar(base, { lookup: names(['8.8.8.8', '127.0.0.1']) }))).toBe('private')
    expect(await reasonOf(fetchCalendar(base, { lookup: names([]) }))).toBe('answer')
  })

  test('D14: a name that nobody knows is no answer, and takes no server down', async () => {
    // A name of which no part may be so long: the look-up of Node fails by itself, and gives nothing beside its error.
    expect(await reasonOf(fetchCalendar(`http://${'a'.repeat(64)}.test/`))).toBe('answer')
  })

  test('D14: a redirect inside is refused, by address and by a name that changes its mind', async () => {
    let asked = 0
    const base = await serverThat((_request, response) => {
      asked += 1
      response.writeHead(302, { location: asked === 1 ? 'http://10.0.0.1/' : `${base}/weer` }).end()
    })
    expect(await reasonOf(fetchCalendar(base, { lookup: here, isAllowed }))).toBe('private')
    const changing = names(['127.0.0.1'], ['10.0.0.1'])
    expect(await reasonOf(fetchCalendar(base, { lookup: changing, isAllowed }))).toBe('private')
    expect(await reasonOf(fetchCalendar(base, { lookup: here, isAllowed }))).toBe('answer')
    expect(asked).toBeLessThan(8)
  })

  test('D14: what is too large or no answer is given up', async () => {
    const large = await serverThat((_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(64_000)));
      }
      response.on('drain', more)
      more()
    })
    expect(await reasonOf(fetchCalendar(large, { lookup: here, isAllowed }))).toBe('tooLarge')
    const gone = await serverThat((_request, response) => response.writeHead(404).end())
    expect(await reasonOf(fetchCalendar(gone, { lookup: here, isAllowed }))).toBe('answer')
  })

  test('D14: who answers in another protocol is given up', async () => {
    const other = await serverThat(({ socket }) =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'),
    )
    expect(await reasonOf(fetchCalendar(other, { lookup: here, isAllowed }))).toBe('answer')
  })
})
