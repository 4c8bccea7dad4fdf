import { connect, createServer } from 'node:net'
import { expect, inject, test } from 'vitest'
import { randomName, runOnServer } from '../../../test/postgres.ts'
import { portOf } from '../../portOf.ts'
import { StartError } from '../../startError.ts'
import { openDatabase } from './open.ts'
import { openPostgres } from './openPostgres.ts'
import { connectionError } from './postgresServer.ts'

async function lineOf(databaseUrl: string): Promise<string> {
  const error = await openDatabase({ databaseUrl, dataDir: '/nowhere' }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(StartError)
  const line = error instanceof StartError ? error.message : ''
  expect(line).not.toContain('geheim')
  expect(line).not.toContain('\n')
  return line
}

test('D17.1: a server that does not answer is named in one line without its password', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const port = portOf(taken)
  await new Promise((resolve) => taken.close(resolve))
  expect(await lineOf(`postgres://anna:geheim@127.0.0.1:${port}/schakel`)).toBe(
    `DATABASE_URL: no PostgreSQL server answers at 127.0.0.1:${port} (ECONNREFUSED).`,
  )
})

test('D17.1: something that is no PostgreSQL server is named in one line', async () => {
  const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n', () => socket.destroy()))
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const port = portOf(other)
  expect(await lineOf(`postgres://anna:geheim@127.0.0.1:${port}/schakel`)).toBe(
    `DATABASE_URL: no PostgreSQL server answers at 127.0.0.1:${port} (something else listens there).`,
  )
  await new Promise((resolve) => other.close(resolve))
})

test('D17.1: a refused password is told without the password', () => {
  const url = 'postgres://anna:geheim@db.example/schakel'
  const told = connectionError(url, new Error('SASL: client password must be a string'))
  expect(told).toEqual(
    new StartError('DATABASE_URL: the server at db.example:5432 asks a password for the user "anna".'),
  )
})

const template = inject('template')
// The tests of the server run on a real one too, whenever there is one.
if (template.kind === 'postgres') testsOnServer(template.server)

function testsOnServer(server: string) {
  test('D17.1: a database or a user that is not there is named in one line', async () => {
    const missing = new URL(`/${randomName('missing')}`, server)
    expect(await lineOf(missing.href)).toMatch(
      /^DATABASE_URL: the server at \S+ has no database "schakel_missing_\w+"\.$/,
    )
    const stranger = new URL(server)
    stranger.username = randomName('stranger')
    stranger.password = 'geheim'
    expect(await lineOf(stranger.href)).toMatch(
      /^DATABASE_URL: the server at \S+ refuses the user "schakel_stranger_\w+" or its password\.$/,
    )
  })

  test('D17.1: a start that got no answer in time asks once more', async () => {
    const { hostname, port } = new URL(server)
    let came = 0
    // Who is first is kept waiting, as by a machine that is busy with other things.
    const busy = createServer((socket) => {
      came += 1
      if (came > 1) socket.pipe(connect(Number(port || 5432), hostname)).pipe(socket)
      socket.on('error', () => undefined)
    })
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve))
    const url = Object.assign(new URL(server), { hostname: '127.0.0.1', port: String(portOf(busy)) })
    const database = await openPostgres(url.href, { connectMs: 1000 })
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
    await database.close()
    busy.close()
  })

  test('D17.1: statements, locks and idle transactions have an end', async () => {
    const database = await openDatabase({ databaseUrl: server, dataDir: '/nowhere' })
    const [settings] = await database.query(
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
              current_setting('idle_in_transaction_session_timeout') as idle, current_setting('TimeZone') as zone`,
    )
    expect(settings).toEqual({ statement: '15s', lock: '10s', idle: '30s', zone: 'UTC' })
    await database.close()
  })

  test('D17.1: behind a pooler the settings are those of the role, and no statement is prepared', async () => {
    const name = randomName('pooled')
    await runOnServer(server, `create database ${name}`)
    const databaseUrl = new URL(`/${name}`, server).href
    const database = await openDatabase({ databaseUrl, directUrl: databaseUrl, dataDir: '/nowhere' })
    const ask = () =>
      database.query(
        `select current_setting('statement_timeout') as statement, current_setting('TimeZone') as zone,
           current_setting('jit') as jit, current_setting('pg_trgm.word_similarity_threshold') as words,
           (select count(*)::int from pg_prepared_statements) as prepared`,
      )
    const settings = { statement: '30s', zone: 'UTC', jit: 'off', words: '0.4', prepared: 0 }
    expect([await ask(), await ask()]).toEqual([[settings], [settings]])
    await database.close()
    await runOnServer(server, `drop database ${name} with (force)`)
  })
}
