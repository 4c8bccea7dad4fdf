import { type Calendar, iso } from './calendar.ts'
import type { Cast } from './cast.ts'
import { lived } from './dossierLife.ts'
import type { ToldDossier } from './dossierStory.ts'
import type { Plan } from './plan.ts'
import { Random } from './random.ts'
import type { Account, Ref } from './steps.ts'
import { fill, fillRich } from './texts/fill.ts'
import { appointments, knowledgeDayText, knowledgePlaces, knowledgeThemes } from './texts/work.ts'

interface World {
  readonly plan: Plan
  readonly calendar: Calendar
  readonly seed: string
  readonly space: Ref
}

const DAYS_AHEAD = 88
/** From which month on, counted from now, it is kept who came to a knowledge day. */
const FIRST_REGISTERED = -3

/** A knowledge day every month, from two years ago to three months ahead (S3.7). */
export function tellKnowledgeDays(world: World & { readonly cast: Cast }): void {
  const { plan, calendar, seed, space } = world
  for (let month = -23; month <= 2; month += 1) {
    const random = new Random(seed, 'knowledge', month)
    const theme = knowledgeThemes[(month + 23) % knowledgeThemes.length] ?? 'Software'
    const day = month * 30 + 12
    const date = calendar.atHour(day, 10)
    const announced = Math.min(calendar.moment(day - 40, random), calendar.now - 3_600_000)
    const ref = plan.ref('activity')
    plan.add(announced, {
      do: 'createActivity',
      by: 'staff',
      ref,
      parent: space,
      role: 'Kennisdag',
      fields: {
        name: `Kennisdag ${theme}`,
        date: iso(date),
        end: iso(calendar.atHour(day, 17)),
        location: random.pick(knowledgePlaces),
        description: fillRich(knowledgeDayText, { theme }),
      },
    })
    settle(plan, calendar, random, ref, date, 'staff', 0.06)
    if (month >= FIRST_REGISTERED) tellRegistrations(world, ref, announced, date)
  }
}

/** Who comes to a knowledge day (D12): people of end-users and vendors, of whom most were there once it is over. */
function tellRegistrations(
  { plan, calendar, seed, cast }: World & { readonly cast: Cast },
  day: Ref,
  announced: number,
  date: number,
): void {
  const random = new Random(seed, 'registrations', day)
  const people = [...cast.leads.flatMap(({ contacts }) => contacts), ...cast.suppliers.map(({ contact }) => contact)]
  for (const { ref: person } of random.some(people, random.between(9, 16))) {
    const registered = random.between(announced, Math.min(date, calendar.now))
    const guests = random.chance(0.2) ? { $guests: 1 } : {}
    const came = date + random.between(-20, 25) * 60_000
    const isThere = came < calendar.now && random.chance(0.85)
    plan.add(isThere ? came : registered, {
      do: 'linkContact',
      by: 'staff',
      parent: day,
      person,
      role: 'Contact',
      registration: { $registered: iso(registered), ...(isThere ? { $present: iso(came) } : {}), ...guests },
    })
  }
}

/** The appointments of a dossier on the days that its statuses ask for them, also those still to come. */
export function tellAppointments({ plan, calendar, seed }: World, dossier: ToldDossier): void {
  const { lead, staff, kind } = dossier
  const random = new Random(seed, 'appointments', dossier.index)
  const words = { kind, lead: lead.name, contact: lead.contacts[0].fields.name }
  for (const [index, appointment] of appointments.entries()) {
    const day = appointmentDay(dossier, index)
    if (day === null || day > DAYS_AHEAD || !random.chance(day > 0 ? 0.6 : 0.16)) continue
    const date = calendar.atHour(day, random.pick([9, 10, 13, 14, 15]), random.pick([0, 30]))
    const earliest = dossier.made + 900_000
    const made = Math.min(Math.max(calendar.moment(day - 9, random), earliest), calendar.now - 600_000)
    if (made < earliest || date < made + 3_600_000) continue
    const ref = plan.ref('activity')
    plan.add(made, {
      do: 'createActivity',
      by: staff,
      ref,
      parent: dossier.ref,
      role: 'Afspraak',
      fields: {
        name: fill(appointment.name, words),
        date: iso(date),
        end: iso(date + appointment.minutes * 60_000),
        location: random.chance(0.6) ? lead.city : 'Online',
        description: fillRich(appointment.text, words),
      },
    })
    settle(plan, calendar, random, ref, date, staff, 0.1)
  }
}

/** The day, counted from now, of an appointment of a dossier; null when it never comes to that. */
function appointmentDay({ life, firstDay, finished }: ToldDossier, index: number): number | null {
  const done = lived(life, life.done)
  const days = [
    lived(life, life.intake),
    lived(life, life.match),
    life.stopped ? null : lived(life, life.meeting + 2),
    life.stopped ? null : lived(life, life.done - 6),
    life.stopped || !finished || done === null ? null : done + 20,
  ]
  const day = days[index] ?? null
  return day === null ? null : firstDay + day
}

/** After its date an activity was held or called off. */
function settle(
  plan: Plan,
  calendar: Calendar,
  random: Random,
  ref: Ref,
  date: number,
  by: Account,
  cancelled: number,
): void {
  const status = random.chance(cancelled) ? 'cancelled' : 'done'
  if (date < calendar.now - 86_400_000) plan.add(date + 8 * 3_600_000, { do: 'changeStatus', by, item: ref, status })
}
