import type { Calendar } from './calendar.ts'
import type { Plan } from './plan.ts'
import { Random } from './random.ts'
import type { Account, Ref } from './steps.ts'
import { fromEndUsers, fromSuppliers, toEndUsers, toSpace, toSuppliers } from './texts/messages.ts'

interface World {
  readonly plan: Plan
  readonly calendar: Calendar
  readonly seed: string
  readonly space: Ref
}

interface Seats {
  readonly supplier: Ref
  readonly supplier2: Ref
  readonly enduser: Ref
  readonly enduser2: Ref
}

/** Messages of the last two months between the centre and the organisations that have an account (D13). */
export function tellMessages({ plan, calendar, seed, space }: World, seats: Seats): void {
  const random = new Random(seed, 'messages')
  const send = (day: number, by: Account, to: Ref, letter: { readonly name: string; readonly text: string }) =>
    plan.add(calendar.moment(day, random), {
      do: 'createMessage',
      by,
      ref: plan.ref('message'),
      to,
      fields: { name: letter.name, description: `<p>${letter.text}</p>` },
    })
  for (const [account, seat] of [
    ['supplier', seats.supplier],
    ['supplier2', seats.supplier2],
  ] as const) {
    for (const [index, letter] of toSuppliers.entries())
      send(-58 + index * 15 + random.between(0, 6), 'staff', seat, letter)
    for (const [index, letter] of fromSuppliers.entries())
      send(-54 + index * 20 + random.between(0, 6), account, 'staff', letter)
  }
  for (const [account, seat] of [
    ['enduser', seats.enduser],
    ['enduser2', seats.enduser2],
  ] as const) {
    for (const [index, letter] of toEndUsers.entries())
      send(-50 + index * 18 + random.between(0, 6), 'staff', seat, letter)
    for (const [index, letter] of fromEndUsers.entries())
      send(-40 + index * 25 + random.between(0, 6), account, 'staff', letter)
  }
  for (const [index, letter] of toSpace.entries()) send(-20 + index * 12, 'staff', space, letter)
}
