import { type Calendar, iso } from './calendar.ts'
import type { CastSupplier } from './cast.ts'
import type { ToldDossier } from './dossierStory.ts'
import type { Plan } from './plan.ts'
import { Random } from './random.ts'
import type { Account, Ref } from './steps.ts'
import { fill, type Words } from './texts/fill.ts'
import { routines, supplierTodos, todos } from './texts/work.ts'

interface World {
  readonly plan: Plan
  readonly calendar: Calendar
  readonly seed: string
}

interface Work {
  readonly name: string
  readonly text: string
  readonly tasks: readonly string[]
}

/** What staff have to do for a dossier while it runs, and for its lead afterwards; most of it gets done. */
export function tellDossierTodos(world: World, dossier: ToldDossier): void {
  const { calendar, seed } = world
  const random = new Random(seed, 'todos', dossier.index)
  const { lead, staff, kind } = dossier
  const words = { kind, lead: lead.name, contact: lead.contacts[0].fields.name }
  const span = calendar.dayOf(dossier.until) - dossier.firstDay
  const count = random.pick([1, 1, 2, 2])
  for (const [place, index] of random.some([...todos.keys()], count).entries()) {
    const work = todos[index]
    if (!work) continue
    // The list of todos runs along with the dossier, so that no offers are compared at the intake.
    const day = dossier.firstDay + (span * (place + random.next())) / count
    const parent = random.chance(0.85) ? dossier.ref : lead.key
    tellTodo(world, random, work, words, parent, staff, Math.max(calendar.moment(day, random), dossier.made + 900_000))
  }
}

/** What staff have to do for suppliers, a few of it still ahead. */
export function tellSupplierTodos(world: World, suppliers: readonly CastSupplier[]): void {
  const { calendar, seed } = world
  for (const [index, routine] of routines.entries()) {
    const supplier = suppliers[index]
    if (supplier) tellRoutine(world, routine, supplier, new Random(seed, 'routines', index))
  }
  for (const [index, supplier] of suppliers.entries()) {
    const random = new Random(seed, 'supplier todos', index)
    if (!random.chance(0.4)) continue
    const moment = calendar.moment(-random.between(3, 500), random)
    tellTodo(world, random, random.pick(supplierTodos), { supplier: supplier.name }, supplier.key, 'staff', moment)
  }
}

function tellRoutine(
  { plan, calendar }: World,
  { name, text, tasks, repeat, inDays }: (typeof routines)[number],
  supplier: CastSupplier,
  random: Random,
): void {
  const fields = {
    name,
    description: fill(text, { supplier: supplier.name }),
    due: iso(calendar.atHour(inDays, 17)),
    tasks: tasks.map((task) => ({ name: task, done: false })),
    repeat,
  }
  const made = calendar.moment(-20, random)
  plan.add(made, { do: 'createTodo', by: 'staff', ref: plan.ref('todo'), parent: supplier.key, role: 'Taak', fields })
}

function tellTodo(
  { plan, calendar }: World,
  random: Random,
  work: Work,
  words: Words,
  parent: Ref,
  by: Account,
  made: number,
): void {
  const isRecent = calendar.dayOf(made) > -25
  const due = calendar.atHour(calendar.dayOf(made) + random.between(3, isRecent ? 70 : 16), 17)
  const ref = plan.ref('todo')
  const isDone = !isRecent && random.chance(0.93)
  // What is open may be half done.
  const tasks = work.tasks.map((name) => ({ name: fill(name, words), done: !isDone && random.chance(0.3) }))
  const fields = { name: work.name, description: fill(work.text, words), due: iso(due), tasks }
  const role = random.chance(0.9) ? 'Taak' : 'Afspraak'
  if (!plan.add(made, { do: 'createTodo', by, ref, parent, role, fields }) || !isDone) return
  const finished = Math.max(calendar.moment(calendar.dayOf(due) - random.between(-2, 3), random), made + 3_600_000)
  const allDone = tasks.map(({ name }) => ({ name, done: true }))
  plan.add(finished, { do: 'changeFields', by, item: ref, fields: { done: true, tasks: allDone } })
}
