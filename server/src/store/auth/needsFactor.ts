import type { StoreSettings } from '../context.ts'

/** Whether a role needs a second factor (D21.5). */
export function needsFactor(
  { secondFactorRoles = [] }: Pick<StoreSettings, 'secondFactorRoles'>,
  role: unknown,
): boolean {
  return secondFactorRoles.some((one) => one === role)
}
