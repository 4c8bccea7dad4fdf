import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { askerAt, networkOf, networkReader } from './clientAddress.ts'

/** A request from an address, by way of these proxies; without one its sender is gone already. */
function from(address: string | undefined, forwarded?: string): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: address })
  const request = new IncomingMessage(socket)
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded
  return request
}

test('D21.1: who asks is told by the proxies that are believed, and by no others', () => {
  const asked = from('10.0.0.7', '192.0.2.9, 198.51.100.3')
  const read = (trustProxy: boolean | number | string) => networkReader({ trustProxy })(asked)
  expect(read(false)).toBe('10.0.0.x')
  expect(read(1)).toBe('198.51.100.x')
  expect(read(2)).toBe('192.0.2.x')
  expect(read(true)).toBe('192.0.2.x')
  expect(read('10.0.0.0/8, ::1')).toBe('198.51.100.x')
  expect(read('127.0.0.1')).toBe('10.0.0.x')
})

test('D21.1: nobody stops the server by going away, or by saying nonsense of where they are', () => {
  for (const trustProxy of [false, true, 1, 'loopback'] as const) {
    const read = networkReader({ trustProxy })
    expect(typeof read(from(undefined))).toBe('string')
    expect(typeof read(from(undefined, '192.0.2.9'))).toBe('string')
    expect(typeof read(from('127.0.0.1', ' , ,;=\u0000 not an address'))).toBe('string')
  }
})

test('D19.9: of an address the network is kept, not the household', () => {
  expect(networkOf('192.0.2.17')).toBe('192.0.2.x')
  expect(networkOf('::ffff:192.0.2.17')).toBe('192.0.2.x')
  expect(networkOf('192.0.2.17:51234')).toBe('192.0.2.x')
  expect(networkOf('2001:db8:7:1::1')).toBe('2001:db8:7:…')
  expect(networkOf('::1')).toBe('')
})

test('D21.1: a household with many addresses is one who asks, and two that stand beside each other are two', () => {
  expect(askerAt('2001:db8:12:34::7')).toBe(askerAt('2001:db8:12:99::8'))
  expect(askerAt('192.0.2.9')).not.toBe(askerAt('192.0.2.10'))
  expect(askerAt('::1')).toBe('::1')
})
