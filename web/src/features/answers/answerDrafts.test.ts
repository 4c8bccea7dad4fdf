import type { AnswerInput, AnswerOutcome } from '@schakel/domain/calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anAnswer } from '../../../test/answers.ts'
import { ApiError } from '../../api/apiError.ts'
import { AnswerDrafts } from './answerDrafts.ts'

const kept = ({ key, _version }: AnswerInput): AnswerOutcome => ({
  key,
  status: 200,
  _id: `answer/00${key}`,
  _version: Number(_version ?? 0) + 1,
})

function aDesk(answer: (row: AnswerInput) => AnswerOutcome = kept) {
  const sent: (readonly AnswerInput[])[] = []
  const drafts = new AnswerDrafts(async (rows) => {
    sent.push(rows)
    return rows.map(answer)
  })
  return { drafts, sent, pass: (ms = 1000) => vi.advanceTimersByTimeAsync(ms) }
}

describe('answers while they are worked on', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('F1.8: rows are saved, not the sheet: only what changed is sent, with the version it is based on', async () => {
    const { drafts, sent, pass } = aDesk()
    drafts.adopt([anAnswer('GEN-01', { _version: 4 }), anAnswer('GEN-02')])
    drafts.edit('GEN-01', { value: 'no' })
    await pass()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toEqual([expect.objectContaining({ key: 'GEN-01', value: 'no', _version: 4 })])
    expect(drafts.row('GEN-01')).toMatchObject({ phase: 'saved', version: 5 })
  })

  it('F1.5: what is sent says which text it answers: the one that was read as it was said', async () => {
    const { drafts, sent, pass } = aDesk()
    drafts.ask(new Map([['GEN-01', 1]]))
    drafts.edit('GEN-01', { value: 'yes' })
    // Frozen anew before it was sent.
    drafts.ask(new Map([['GEN-01', 2]]))
    await pass()
    drafts.edit('GEN-01', { value: 'no' })
    drafts.edit('GEN-02', { value: 'no' })
    await pass()
    expect(sent.flat().map(({ key, value, version }) => [key, value, version])).toEqual([
      ['GEN-01', 'yes', 1],
      ['GEN-01', 'no', 2],
      ['GEN-02', 'no', undefined],
    ])
  })

  it('F1.7: partly waits for its remark and roadmap for its date', async () => {
    const { drafts, sent, pass } = aDesk()
    drafts.edit('GEN-01', { value: 'partly' })
    drafts.edit('GEN-02', { value: 'roadmap' })
    await pass()
    expect(sent).toEqual([])
    expect([drafts.row('GEN-01').phase, drafts.row('GEN-02').phase]).toEqual(['incomplete', 'incomplete'])
    drafts.edit('GEN-01', { remark: 'Alleen per filiaal' })
    drafts.edit('GEN-02', { due: '122027-03-01' })
    expect(drafts.row('GEN-02').phase).toBe('incomplete')
    drafts.edit('GEN-02', { due: '2027-03-01' })
    await pass()
    expect(sent.flat().map(({ key }) => key)).toEqual(['GEN-01', 'GEN-02'])
  })

  it('F1.7: who submits while rows are on their way waits for them, and for what was answered meanwhile', async () => {
    const sent: string[][] = []
    const answers: (() => void)[] = []
    const drafts = new AnswerDrafts(async (rows) => {
      sent.push(rows.map(({ key }) => key))
      await new Promise<void>((resolve) => answers.push(resolve))
      return rows.map(kept)
    })
    drafts.edit('GEN-01', { value: 'yes' })
    await vi.advanceTimersByTimeAsync(1000)
    drafts.edit('GEN-02', { value: 'yes' })
    let isDone = false
    const whole = drafts.flush().then(() => (isDone = true))
    await vi.advanceTimersByTimeAsync(1000)
    expect([sent, isDone]).toEqual([[['GEN-01']], false])
    answers[0]?.()
    await vi.advanceTimersByTimeAsync(0)
    expect([sent, isDone]).toEqual([[['GEN-01'], ['GEN-02']], false])
    answers[1]?.()
    await whole
    expect(drafts.row('GEN-02').phase).toBe('saved')
  })

  it('F1.8: a stale row shows the answer of the other and asks which one stays; the others are kept', async () => {
    const theirs = anAnswer('GEN-01', { _version: 7, value: 'no' })
    const { drafts, sent, pass } = aDesk((row) =>
      row.key === 'GEN-01' && row._version !== 7 ? { key: row.key, status: 409, current: theirs } : kept(row),
    )
    drafts.edit('GEN-01', { value: 'yes' })
    drafts.edit('GEN-02', { value: 'yes' })
    await pass()
    expect(drafts.row('GEN-01')).toMatchObject({ phase: 'conflict', theirs })
    expect(drafts.row('GEN-02').phase).toBe('saved')
    drafts.settle('GEN-01', 'mine')
    await pass()
    expect(sent.at(-1)).toEqual([expect.objectContaining({ key: 'GEN-01', value: 'yes', _version: 7 })])
    expect(drafts.row('GEN-01').phase).toBe('saved')
  })

  it('F1.8: what was begun on an empty row is not written over an answer that came since', async () => {
    const theirs = anAnswer('GEN-01', { _version: 1 })
    const { drafts, sent, pass } = aDesk(({ key, _version }) =>
      _version === 1 ? kept({ key, value: 'no', _version }) : { key, status: 409, current: theirs },
    )
    drafts.adopt([])
    drafts.edit('GEN-01', { remark: 'Met module' })
    drafts.adopt([theirs])
    drafts.edit('GEN-01', { value: 'no' })
    await pass()
    expect(sent[0]).toEqual([expect.objectContaining({ value: 'no', _version: 0 })])
    expect(drafts.row('GEN-01')).toMatchObject({ phase: 'conflict', theirs })
  })

  it('F1.8: what somebody else made of a saved row is what one goes on from', async () => {
    const { drafts, sent, pass } = aDesk()
    drafts.edit('GEN-01', { value: 'yes' })
    await pass()
    drafts.adopt([anAnswer('GEN-01', { _version: 2, value: 'partly', remark: 'Van een collega' })])
    drafts.edit('GEN-01', { value: 'no' })
    await pass()
    expect(sent.at(-1)).toEqual([expect.objectContaining({ value: 'no', remark: 'Van een collega', _version: 2 })])
  })

  it('F1.8: taking the other’s answer sends nothing and forgets one’s own', async () => {
    const theirs = anAnswer('GEN-01', { _version: 7, value: 'no' })
    const { drafts, sent, pass } = aDesk(({ key }) => ({ key, status: 409, current: theirs }))
    drafts.edit('GEN-01', { value: 'yes' })
    await pass()
    drafts.settle('GEN-01', 'theirs')
    await pass()
    expect(sent).toHaveLength(1)
    expect(drafts.shown('GEN-01').value).toBe('no')
  })

  it('F1.8: two who answer the same are no conflict', async () => {
    const { drafts, pass } = aDesk(({ key }) => ({ key, status: 409, current: anAnswer(key, { _version: 3 }) }))
    drafts.edit('GEN-01', { value: 'yes' })
    await pass()
    expect(drafts.row('GEN-01')).toMatchObject({ phase: 'saved', version: 3 })
  })

  it('F1.8: what changes while a row is on its way is sent after it, on the version that came of it', async () => {
    const going: (() => void)[] = []
    const sent: AnswerInput[] = []
    const drafts = new AnswerDrafts((rows) => {
      sent.push(...rows)
      return new Promise((resolve) => {
        going.push(() => resolve(rows.map(kept)))
      })
    })
    drafts.edit('GEN-01', { value: 'yes' })
    await vi.advanceTimersByTimeAsync(300)
    drafts.edit('GEN-01', { value: 'no' })
    going[0]?.()
    await vi.advanceTimersByTimeAsync(300)
    going[1]?.()
    await vi.advanceTimersByTimeAsync(300)
    expect(sent.map(({ value, _version }) => [value, _version])).toEqual([
      ['yes', 0],
      ['no', 1],
    ])
    expect(drafts.row('GEN-01').phase).toBe('saved')
  })

  it('F1.8: without a connection nothing is lost: it is sent again', async () => {
    let isAway = true
    const { drafts, pass } = aDesk((row) => {
      if (isAway) throw new ApiError(0, { title: 'offline' })
      return kept(row)
    })
    drafts.edit('GEN-01', { value: 'yes' })
    await pass()
    expect([drafts.row('GEN-01').phase, drafts.hasUnsent]).toEqual(['offline', true])
    isAway = false
    await pass(6000)
    expect([drafts.row('GEN-01').phase, drafts.hasUnsent]).toEqual(['saved', false])
  })

  it('F1.8: a row that names what is gone keeps no other away, whether they were answered with it or after it', async () => {
    const { drafts, pass } = aDesk((row) => {
      if (row.key === 'GEN-02') throw new ApiError(404, { title: 'gone' })
      return kept(row)
    })
    const phases = () => [...drafts.all()].map(([key, { phase }]) => [key, phase])
    for (const key of ['GEN-01', 'GEN-02', 'GEN-03']) drafts.edit(key, { value: 'yes' })
    await pass()
    expect(phases()).toEqual([
      ['GEN-01', 'saved'],
      ['GEN-02', 'failed'],
      ['GEN-03', 'saved'],
    ])
    drafts.edit('GEN-04', { value: 'no' })
    await pass()
    expect(phases().slice(1)).toEqual([
      ['GEN-02', 'failed'],
      ['GEN-03', 'saved'],
      ['GEN-04', 'saved'],
    ])
  })

  it('F1.7: what was pasted can be taken back whole until it is released', async () => {
    const { drafts, sent, pass } = aDesk()
    drafts.adopt([anAnswer('GEN-01', { value: 'no' })])
    const putBack = drafts.hold(
      new Map([
        ['GEN-01', { value: 'yes' as const }],
        ['GEN-02', { value: 'partly' as const }],
      ]),
    )
    expect([drafts.shown('GEN-01').value, drafts.row('GEN-01').phase]).toEqual(['yes', 'held'])
    await pass(5000)
    expect(sent).toEqual([])
    putBack()
    expect([drafts.shown('GEN-01').value, drafts.shown('GEN-02').value]).toEqual(['no', undefined])
    drafts.hold(new Map([['GEN-03', { value: 'yes' as const }]]))
    drafts.release()
    await pass()
    expect(sent.flat().map(({ key }) => key)).toEqual(['GEN-03'])
  })

  it('F1.8: what the server holds takes the place of a saved draft, but not of what is still typed', async () => {
    const { drafts, pass } = aDesk()
    drafts.edit('GEN-01', { value: 'yes', remark: 'Met koppeling ' })
    await pass()
    drafts.adopt([anAnswer('GEN-01', { _version: 1, remark: 'Met koppeling' })])
    expect(drafts.shown('GEN-01').remark).toBe('Met koppeling ')
    drafts.adopt([anAnswer('GEN-01', { _version: 2, remark: 'Van een collega' })])
    expect(drafts.shown('GEN-01').remark).toBe('Van een collega')
  })
})
