import { describe, expect, it } from 'vitest'
import { logStream } from './logStream.ts'

describe('the log', () => {
  it('D17.1: the lines of one turn are written together and in their order', async () => {
    const written: string[] = []
    const log = logStream({ write: (text) => written.push(text) })
    log.write('one\n')
    log.write('two\n')
    expect(written).toEqual([])
    await new Promise((resolve) => setImmediate(resolve))
    expect(written).toEqual(['one\ntwo\n'])
    log.write('three\n')
    await new Promise((resolve) => setImmediate(resolve))
    expect(written).toEqual(['one\ntwo\n', 'three\n'])
  })
})
