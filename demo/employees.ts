import { Random } from './random.ts'

/** How many people work somewhere, by SBI code: the least and the most of an ordinary business, and of a large one. */
const sizes: Readonly<Record<string, readonly [number, number, number]>> = {
  '5510': [6, 45, 180],
  '5610': [3, 22, 60],
  '91021': [5, 40, 260],
  '90041': [6, 60, 190],
  '91041': [15, 90, 320],
}
const others = [3, 20, 60] as const

/** An invented number of employees for a business of open data, which has none: the same each time, most of them small. */
export function inventEmployees(row: {
  readonly name: string
  readonly city: string
  readonly branche: string
}): number {
  const random = new Random('employees', row.name, row.city)
  const [least, most, large] = sizes[row.branche] ?? others
  if (random.chance(0.12)) return random.between(most, large)
  // Squared: many at the low end, as in the branch.
  return least + Math.floor(random.next() ** 2 * (most - least + 1))
}
