import { type Calendar, iso, isoDate } from './calendar.ts'
import type { CastLead } from './cast.ts'
import { type DossierLife, inventLife, lived } from './dossierLife.ts'
import { entered } from './entered.ts'
import type { Plan } from './plan.ts'
import { Random } from './random.ts'
import type { Account, Kind, Ref } from './steps.ts'
import { caseTexts, writeCase } from './texts/cases.ts'
import { dossierReasons } from './texts/reasons.ts'

/** A dossier of the story, for what is told about it further on. */
export interface ToldDossier {
  readonly ref: Ref
  readonly index: number
  readonly kind: Kind
  readonly lead: CastLead
  readonly staff: Account
  readonly life: DossierLife
  /** Its first moment, and the day of it counted from now. */
  readonly made: number
  readonly firstDay: number
  /** Nothing more is told after this moment: finished, or now. */
  readonly until: number
  readonly finished: boolean
  readonly license: number
  readonly implement: number
}

interface World {
  readonly plan: Plan
  readonly calendar: Calendar
  readonly seed: string
}

/** Makes the dossier and moves it along its statuses up to today; the next step is sometimes planned (D5.2). */
export function tellDossier(
  world: World,
  index: number,
  { firstDay, waits, lead, kind }: Pick<ToldDossier, 'firstDay' | 'lead' | 'kind'> & { readonly waits: number },
): ToldDossier {
  const { plan, calendar } = world
  const random = new Random(world.seed, 'dossier', index)
  const staff = random.pick(['staff', 'staff', 'staff2', 'staff3'] as const)
  const clock = calendar.forward(random, calendar.moment(firstDay, random) - 3_600_000)
  const made = Math.min(clock(firstDay), calendar.now - 60_000)
  const ref = plan.ref('dossier')
  const [contact] = lead.contacts
  const users = Math.max(1, Math.min(400, Math.round(lead.employees * (0.2 + random.next() * 0.6))))
  const existing = random.pick(caseTexts[kind].existing)
  const money = inventMoney(random, users)
  const words = {
    lead: lead.name,
    city: lead.city,
    contact: contact.fields.name,
    users,
    employees: lead.employees,
    existing,
  }
  const { budget, ...ours } = entered(money)
  const by = lead.account && random.chance(0.5) ? lead.account : staff
  plan.add(made, {
    do: 'createDossier',
    by,
    ref,
    parent: lead.key,
    fields: {
      name: kind,
      case: writeCase(random, kind, words),
      users,
      date: iso(made),
      selection_date: isoDate(calendar.atHour(firstDay + 60, 12)),
      implementation_date: isoDate(calendar.atHour(firstDay + 180, 12)),
      existing,
      ...(budget === undefined ? {} : { budget }),
      ...(by === staff ? ours : {}),
    },
  })
  // What a dossier costs is for the centre to say, also when an end-user asks for it himself (D6).
  const isPriced = Object.keys(ours).length > 0
  if (by !== staff && isPriced) plan.add(made + 30_000, { do: 'changeFields', by: staff, item: ref, fields: ours })
  plan.add(made + 60_000, { do: 'linkContact', by: staff, parent: ref, person: contact.ref, role: 'Contact' })

  const life = inventLife(random, waits)
  const changes = changesOf(life, random)
  let last = made + 120_000
  let finished = false
  for (const { day, status, reason } of changes) {
    const moment = clock(firstDay + day)
    const step = { do: 'changeStatus', by: staff, item: ref, status, ...(reason ? { reason } : {}) } as const
    if (plan.add(moment, step)) {
      last = moment
      finished = status === 'done'
      continue
    }
    // Only the first step that still lies ahead can be planned; what follows is not known yet.
    const soon = calendar.dayOf(moment) < 88
    if (soon && status !== 'pauze' && random.chance(0.55)) plan.add(last + 120_000, { ...step, date: iso(moment) })
    break
  }
  return {
    ref,
    index,
    kind,
    lead,
    staff,
    life,
    made,
    firstDay,
    until: finished ? last : calendar.now,
    finished,
    ...money,
  }
}

/** The statuses of a dossier with their days and reasons, in order. */
function changesOf(life: DossierLife, random: Random): { day: number; status: string; reason?: string }[] {
  const path = [
    { day: life.intake, status: 'intake' },
    { day: life.match, status: 'match' },
    ...(life.stopped ? [] : [{ day: life.meeting, status: 'meeting' }]),
    {
      day: life.done,
      status: 'done',
      reason: random.pick(life.stopped ? dossierReasons.stopped : dossierReasons.done),
    },
  ]
  const lasting = path.flatMap((change) => {
    const day = lived(life, change.day)
    return day === null ? [] : [{ ...change, day }]
  })
  const { pause } = life
  if (!pause || pause.from > life.done) return lasting
  const before = lasting.filter(({ day }) => day <= pause.from)
  const pauze = { day: pause.from, status: 'pauze', reason: random.pick(dossierReasons.pauze) }
  if (pause.days === null) return [...before, pauze]
  // Hervatten: back to the status it had (D5.1).
  const resumed = {
    day: pause.from + pause.days,
    status: before.at(-1)?.status ?? 'request',
    reason: random.pick(dossierReasons.resumed),
  }
  return [...before, pauze, resumed, ...lasting.filter(({ day }) => day > pause.from)]
}

function inventMoney(random: Random, users: number) {
  const price = random.pick([575, 575, 575, 450, 750])
  if (random.chance(0.15)) return { price, budget: 575, license: 575, implement: 575 }
  const license = Math.max(575, roundTo(25, users * random.between(140, 420)))
  const implement = roundTo(25, 500 + license * (0.3 + random.next() * 0.8))
  return { price, license, implement, budget: roundTo(100, (license + implement) * (0.85 + random.next() * 0.4)) }
}

export function roundTo(step: number, amount: number): number {
  return Math.round(amount / step) * step
}
