import { describe, expect, it } from 'vitest'
import { templateRows } from './planning.ts'
import { standOf } from './stand.ts'
import { stepName } from './template.ts'

const today = '2026-03-20'
const planning = templateRows('2026-03-02')

describe('where a dossier stands', () => {
  it('D11.1: what comes next is the first step ahead, and it is past the first that it has not come to', () => {
    expect(standOf({ status: 'intake', planning }, today)).toMatchObject({
      late: { date: '2026-03-17', text: 'Matching', status: 'match' },
      next: { date: '2026-04-21', text: 'Kennisdag', status: 'meeting' },
    })
    expect(standOf({ status: 'match', planning }, today).late).toBeUndefined()
  })

  it('D11.1: a planned status and the selection date count too; what has its own name is next and never late', () => {
    const history = [{ status: 'meeting', date: '2026-03-25T09:00:00.000Z', planned: true }]
    const own = [
      { date: '2026-03-10', text: 'Bellen' },
      { date: '2026-03-24', text: 'Bezoek' },
    ]
    expect(standOf({ status: 'match', planning: own, history }, today)).toEqual({
      next: { date: '2026-03-24', text: 'Bezoek', status: undefined },
      late: undefined,
    })
    expect(standOf({ status: 'match', history }, today).next).toEqual({ date: '2026-03-25', status: 'meeting' })
    expect(standOf({ status: 'match', selection_date: '2026-03-01' }, today).late).toMatchObject({ text: 'Keuze' })
  })

  it('D11.1, D1.3: a template step that was typed in English is that step, in each language of the screen', () => {
    const typed = planning.map((row) => (row.text === 'Keuze' ? { ...row, text: 'Choice' } : row))
    expect(standOf({ status: 'meeting', planning: typed }, '2026-06-01').late).toMatchObject({ status: 'done' })
    expect([stepName('Choice', 'nl'), stepName('Choice', 'en')]).toEqual(['Keuze', 'Choice'])
  })

  it('D1.4: what is planned just after midnight is of that day in Amsterdam, and not of the one before', () => {
    const history = [{ status: 'meeting', date: '2026-03-19T23:30:00.000Z', planned: true }]
    const step = { date: today, status: 'meeting' }
    expect(standOf({ status: 'match', history }, today)).toEqual({ next: step, late: undefined })
    expect(standOf({ status: 'match', history }, '2026-03-21').late).toEqual(step)
  })

  it('D11.1: one that is done or paused has nothing before it, and one without a planning is promised nothing', () => {
    for (const status of ['done', 'pauze']) expect(standOf({ status, planning }, today)).toEqual({})
    expect(standOf({ status: 'request' }, today)).toEqual({ next: undefined, late: undefined })
  })
})
