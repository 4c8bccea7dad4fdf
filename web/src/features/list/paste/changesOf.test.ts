import { type AnyItem, fieldAt } from '@schakel/domain'
import { en } from '@schakel/domain/texts/en'
import { nl } from '@schakel/domain/texts/nl'
import { wordsOf } from '@schakel/domain/texts/words'
import { expect, it } from 'vitest'
import { anItem } from '../../../../test/items.ts'
import { viewerOf } from '../../../../test/renderWithProviders.tsx'
import { editableOf, pastedOf } from '../../../entities/inplace/editable.ts'
import { changesOf } from './changesOf.ts'

const lead = anItem('lead', {
  name: 'Zaak',
  status: 'active',
  history: [{ status: 'active', date: '2025-01-01T10:00:00.000Z' }],
  employees: 4,
  address: { street: 'Kade 1', zipcode: '1011 AB', city: 'Zeist' },
})
const columns = ['name', 'status', 'address.city', 'address.zipcode', 'employees', 'email']
const paste = (texts: readonly string[], first = 2, kind: 'staff' | 'supplier' = 'staff') =>
  changesOf(lead, texts, first, {
    type: 'lead',
    columns,
    editable: (item) => editableOf(viewerOf(kind), item),
    steps: () => ['customer'],
    words: wordsOf(nl),
    languages: [wordsOf(nl)],
    isSuper: false,
    now: new Date('2026-01-01'),
  })

it('S2.5, S5.6: cells change the fields of their columns, and two columns of one address change it together', () => {
  const { props, undo } = paste(['Utrecht', '3511 AA', '1.250'])
  expect(undo).toEqual({ address: lead.address, employees: 4 })
  expect(props).toEqual({
    address: { street: 'Kade 1', zipcode: '3511 AA', city: 'Utrecht' },
    employees: 1250,
  })
})

it('S5.3: a cell that a rule refuses stays as it is, and so does what has no column or is not edited here', () => {
  const { props, cells } = paste(['Utrecht', '', 'veel', 'a@b.example', 'te ver'])
  expect(props).toEqual({ address: { street: 'Kade 1', zipcode: null, city: 'Utrecht' }, email: 'a@b.example' })
  expect(cells.map(({ refusal }) => (typeof refusal === 'object' ? refusal.code : refusal))).toEqual([
    undefined,
    undefined,
    'number',
    undefined,
    'beyond',
  ])
  expect(paste(['Zaak twee', 'klant'], 0, 'supplier').cells[0]?.refusal).toBe('notYours')
})

it('S4.7, S5.6: a status is changed where one comes to it without a reason, and taken back with its history', () => {
  const { status, history } = lead
  expect(paste(['Klant'], 1)).toMatchObject({ props: { status: 'customer' }, undo: { status, history } })
  expect(paste(['Actief'], 1)).toMatchObject({ props: {}, cells: [{ isSame: true }] })
  expect(paste(['prospect'], 1)).toMatchObject({ props: {}, cells: [{ refusal: 'noStep' }] })
  expect(paste(['blauw'], 1).cells[0]?.refusal).toMatchObject({ code: 'choice' })
})

it('S5.6: lines become paragraphs of a text, and nothing in them is markup', () => {
  const dossier = anItem('dossier', { name: 'ERP' })
  const field = fieldAt('dossier', 'case')
  const { props } = changesOf(dossier, ['Een <b>\nTwee'], 0, {
    type: 'dossier',
    columns: ['case'],
    editable: () => new Map(field ? [['case', { name: 'case', field }]] : []),
    steps: () => [],
    words: wordsOf(nl),
    languages: [wordsOf(nl)],
    isSuper: false,
    now: new Date('2026-01-01'),
  })
  expect(props).toEqual({ case: '<p>Een &lt;b&gt;</p><p>Twee</p>' })
})

it('S5.6: a cell that holds what stands there already, or nothing for nothing, is no change', () => {
  const { props, cells } = paste(['Zeist', '1011ab', '4', ''])
  expect(props).toEqual({})
  expect(cells.map(({ isSame }) => isSame)).toEqual([true, true, true, true])
})

it('D6: of who may write nothing, nothing is changed', () => {
  expect(paste(['Utrecht', '3511 AA', '12'], 2, 'supplier').props).toEqual({})
})

it('S5.3: a word that is no yes and no no is refused, and not taken for no', () => {
  const dossier = anItem('dossier', { name: 'ERP', open: true })
  const open = fieldAt('dossier', 'open')
  const said = (text: string) =>
    changesOf(dossier, [text], 0, {
      type: 'dossier',
      columns: ['open'],
      editable: () => new Map(open ? [['open', { name: 'open', field: open }]] : []),
      steps: () => [],
      words: wordsOf(nl),
      languages: [wordsOf(nl)],
      isSuper: false,
      now: new Date('2026-01-01'),
    })
  expect(said('nee').props).toEqual({ open: false })
  expect(said('misschien')).toMatchObject({ props: {}, cells: [{ refusal: { code: 'flag' } }] })
})

/** What pasting a text over the field of an item says, at a wall clock of Amsterdam. */
function over(item: AnyItem, name: string, text: string) {
  const field = fieldAt(item._type, name)
  return changesOf(item, [text], 0, {
    type: item._type,
    columns: [name],
    editable: () => new Map(field ? [[name, { name, field }]] : []),
    steps: () => [],
    words: wordsOf(nl),
    languages: [wordsOf(nl), wordsOf(en)],
    isSuper: false,
    now: new Date('2026-01-01'),
  })
}

it('S2.5, D1.3: how often something repeats is pasted as a table says it, in both languages; other words are refused', () => {
  const todo = anItem('todo', { name: 'Bellen', due: '2026-03-31T09:00:00.000Z', repeat: 'FREQ=WEEKLY' })
  const rules = [
    'FREQ=DAILY',
    'FREQ=WEEKLY;INTERVAL=2',
    'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=28,29,30,31;BYSETPOS=-1;UNTIL=20270331',
    'FREQ=YEARLY;UNTIL=20281231',
  ]
  for (const words of [wordsOf(nl), wordsOf(en)])
    for (const rule of rules) {
      const text = words.repeat(rule)
      expect(over(todo, 'repeat', text).props, text).toEqual({ repeat: rule })
      expect(over(todo, 'repeat', ` ${text.toUpperCase()} `).props, text).toEqual({ repeat: rule })
    }
  expect(over(todo, 'repeat', 'elke 2 weken').undo).toEqual({ repeat: 'FREQ=WEEKLY' })
  expect(over(todo, 'repeat', 'elke week').cells[0]).toMatchObject({ isSame: true })
  expect(over(todo, 'repeat', '').props).toEqual({ repeat: null })
  for (const text of ['om de week', 'elke 100 dagen', 'elke week, tot en met 31-2-2027', 'FREQ=HOURLY'])
    expect(over(todo, 'repeat', text), text).toMatchObject({ props: {}, cells: [{ refusal: { code: 'repeat' } }] })
})

it('S2.5, S5.9: a day with a time is pasted as spreadsheets write it; a day alone, or what is no day, says so and changes nothing', () => {
  const todo = anItem('todo', { name: 'Bellen', due: '2026-03-01T09:00:00.000Z' })
  for (const text of ['3-11-2026 9:05', '2026-11-03 09:05', '2026-11-03T09:05:00', '03-11-2026 09.05'])
    expect(over(todo, 'due', text).props, text).toEqual({ due: '2026-11-03T08:05:00.000Z' })
  expect(over(todo, 'due', '3-11-2026 9:05').undo).toEqual({ due: todo.due })
  expect(over(todo, 'due', '').props).toEqual({ due: null })
  expect(over(todo, 'due', '1-3-2026 10:00').cells[0]).toMatchObject({ isSame: true })
  expect(over(todo, 'due', '3-11-2026')).toMatchObject({ props: {}, cells: [{ refusal: { code: 'timeMissing' } }] })
  for (const text of ['morgen', '31-2-2026 9:00', '3-11-2026 25:00'])
    expect(over(todo, 'due', text), text).toMatchObject({ props: {}, cells: [{ refusal: { code: 'date' } }] })
})

it('D22.3: taken back, an amount that nobody entered is a default again', () => {
  const dossier = anItem('dossier', { budget: 575, license: 4000, _entered: ['license'] })
  expect(over(dossier, 'budget', '9000').undo).toEqual({ budget: 575, _unentered: ['budget'] })
  expect(over(dossier, 'license', '9000').undo).toEqual({ license: 4000 })
})

it('S2.5: a list of choices is pasted into one cell, by its words, and taken back as it was', () => {
  const supplier = anItem('supplier', { name: 'Kassa & Co', kinds: [{ kind: 'ERP' }] })
  const { props, undo } = over(supplier, 'kinds', 'hrm, CRM; CRM')
  expect(props).toEqual({ kinds: [{ kind: 'HRM' }, { kind: 'CRM' }] })
  expect(undo).toEqual({ kinds: [{ kind: 'ERP' }] })
  expect(over(supplier, 'kinds', 'ERP').cells[0]).toMatchObject({ isSame: true })
  expect(over(supplier, 'kinds', '').props).toEqual({ kinds: null })
  expect(over(supplier, 'sizes', '10-49, 250+').props).toEqual({ sizes: [{ size: '10–49' }, { size: '250+' }] })
  expect(over(supplier, 'kinds', 'ERP, kassa')).toMatchObject({ props: {}, cells: [{ refusal: { code: 'choice' } }] })
})

it('S2.5: a cell says how it was understood, and which of its words are no choice', () => {
  const supplier = anItem('supplier', { name: 'Kassa & Co', kinds: [{ kind: 'ERP' }] })
  expect(over(supplier, 'kinds', 'hrm; CRM').cells[0]?.typed).toEqual([{ kind: 'HRM' }, { kind: 'CRM' }])
  expect(over(supplier, 'kinds', 'kassa, ERP; bonnen').cells[0]?.refusal).toMatchObject({
    unknown: ['kassa', 'bonnen'],
  })
})

it('S2.5: the tasks of a todo are pasted, one behind each semicolon or line; what was done stays done, and it is taken back as a whole', () => {
  const tasks = [
    { name: 'Bellen, en mailen', done: true },
    { name: 'Offerte', done: false },
  ]
  const { props, undo } = over(
    anItem('todo', { name: 'Intake', tasks }),
    'tasks',
    'Offerte; Bellen, en mailen\nNazorg;',
  )
  expect(props).toEqual({
    tasks: [
      { name: 'Offerte', done: false },
      { name: 'Bellen, en mailen', done: true },
      { name: 'Nazorg', done: false },
    ],
  })
  expect(undo).toEqual({ tasks })
})

it('D6: tasks are pasted by who may write them, and edited in place by nobody', () => {
  const todo = anItem('todo', { name: 'Intake' })
  const asked = (kind: 'staff' | 'supplier') =>
    [pastedOf, editableOf].map((of) => of(viewerOf(kind), todo).has('tasks'))
  expect([asked('staff'), asked('supplier')]).toEqual([
    [true, false],
    [false, false],
  ])
})
