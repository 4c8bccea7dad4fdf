/** The classes that stand in for an exact number of employees (D7). */
export const SIZE_CLASSES = ['1–9', '10–49', '50–249', '250+'] as const

export type SizeClass = (typeof SIZE_CLASSES)[number]

/** The size class of a number of employees; nothing when it is not known (D7). */
export function sizeClassOf(employees: number | null | undefined): SizeClass | undefined {
  if (employees === null || employees === undefined || !(employees >= 1)) return undefined
  if (employees < 10) return '1–9'
  if (employees < 50) return '10–49'
  return employees < 250 ? '50–249' : '250+'
}
