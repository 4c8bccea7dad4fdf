import { parseWhere, type Where, type WhereRule } from '@schakel/domain'
import { describe, expect, it } from 'vitest'
import { bodyOf, searchOf, stateOf } from './filters.ts'
import { filtersOf, toggled, whereOf, withoutRule, withRule } from './where.ts'

const rule = (field: string, op: WhereRule['op'], ...values: string[]): WhereRule => ({ field, op, values })
const parsed = (text: string): Where => parseWhere(text) ?? { any: false, rules: [] }

describe('the rules of a list', () => {
  it('D8.3: what an address says in short is a rule as any other, and is said in short again', () => {
    const address = {
      type: 'lead',
      status: 'lead,lost',
      city: 'Ede',
      tag: 'tag/1,tag/2',
      owner: 'user/1',
      where: 'employees:above:50',
    }
    const { filters } = stateOf('lead', address)
    const where = whereOf('lead', filters)
    expect(where.rules.slice(0, 2)).toEqual([rule('status', 'is', 'lost'), rule('address.city', 'is', 'Ede')])
    expect(where.rules).toHaveLength(6)
    expect(filtersOf('lead', where, filters)).toEqual(filters)
    const plain = stateOf('lead', { ...address, status: 'customer,lost' })
    expect(searchOf(plain)).toEqual({ ...address, status: 'customer,lost' })
    expect(bodyOf(plain)).toMatchObject({ city: 'Ede', where: parsed('employees:above:50') })
  })

  it('D8.3: where one of several is enough, all stand together', () => {
    const where = parsed('|status:is:lost;employees:above:50')
    const filters = filtersOf('lead', where, { q: 'zon' })
    expect(filters).toEqual({ q: 'zon', where })
    expect(whereOf('lead', filters)).toEqual(where)
    expect(stateOf('lead', { q: 'zon', city: 'Ede', where: '|name:empty;employees:empty' }).filters).toMatchObject({
      q: 'zon',
    })
    expect(stateOf('lead', { city: 'Ede', where: '|name:empty;employees:empty' }).filters).not.toHaveProperty('city')
  })

  it('S2.5: what makes no sense for the type is left out', () => {
    const { filters } = stateOf('lead', { where: 'users:above:5;(budget:empty;name:contains:zon)' })
    expect(filters).toEqual({
      where: { any: false, rules: [{ any: false, rules: [rule('name', 'contains', 'zon')] }] },
    })
    expect(stateOf('lead', { where: 'users:above:5' }).filters).toEqual({})
  })

  it('D8.3: a day of the old filters counts itself', () => {
    const { filters } = stateOf('todo', { from: '2026-03-31', until: '2026-03-31' })
    expect(whereOf('todo', filters).rules).toEqual([
      rule('due', 'after', '2026-03-30'),
      rule('due', 'before', '2026-04-01'),
    ])
  })

  it('D8.3: rules are put in their place, in a group or not, and taken away', () => {
    const one = rule('name', 'contains', 'a')
    const two = rule('employees', 'above', '5')
    const start: Where = { any: false, rules: [one] }
    const grouped = withRule(start, [1, 0], two)
    expect(grouped).toEqual({ any: false, rules: [one, { any: true, rules: [two] }] })
    expect(withRule(grouped, [1, 1], one).rules[1]).toEqual({ any: true, rules: [two, one] })
    expect(withoutRule(grouped, [1, 0])).toEqual(start)
    expect(withoutRule(start, [0]).rules).toEqual([])
  })

  it('D8.3: of the quick filters over one field one is on, and it goes off again', () => {
    const late = rule('_waits', 'is', 'late')
    const unmatched = rule('_waits', 'is', 'unmatched')
    const quick = [late, unmatched]
    const on = toggled({ any: false, rules: [] }, late, quick)
    expect(toggled(on, unmatched, quick).rules).toEqual([unmatched])
    expect(toggled(on, late, quick).rules).toEqual([])
    const either = parsed('|name:empty;employees:empty')
    expect(toggled(either, late, quick)).toEqual({ any: false, rules: [either, late] })
  })
})
