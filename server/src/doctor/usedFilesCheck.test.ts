import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Installations } from '../../test/installations.ts'
import { runDoctor } from './doctorCommand.ts'
import { checkUsedFiles } from './usedFilesCheck.ts'

let made: Installations
beforeAll(async () => {
  made = await Installations.open()
})
afterAll(() => made[Symbol.asyncDispose]())

test('D19.9: a file in use whose bytes are gone is named', { timeout: 120_000 }, async () => {
  const one = await made.make('one')
  await one.addFile('aa11')
  const bytes = await one.addFile('bb22')
  const look = (ms?: number) => one.inside((database) => checkUsedFiles(database, one.config, ms))
  expect(await look()).toEqual([{ part: 'files', state: 'ok', says: 'of the files in use all 2 are there' }])
  expect((await look(-1))[0]?.says).toBe('of the files in use the first 0 of 2 are there')
  await rm(bytes)
  expect(await look()).toMatchObject([
    { state: 'wrong', says: expect.stringMatching(/are gone \(1, of all 2 .+: files\/bb\/bb22$/) },
  ])
  const lines: string[] = []
  expect(await runDoctor(one.env, (line) => lines.push(line))).toBe(1)
  expect(lines).toContainEqual(expect.stringMatching(/^wrong files .+files\/bb\/bb22\n +-> Take each from a copy/))
  const broken = { ...one.config, s3: undefined, dataDir: `${one.folder}/secret` }
  const [found] = await one.inside((database) => checkUsedFiles(database, broken))
  expect(found?.state).toBe('warn')
})
