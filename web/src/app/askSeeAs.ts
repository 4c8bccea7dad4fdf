import type { AnyItem } from '@schakel/domain'

/** Asks whom to look as, anybody or the people of one organisation; what asks is fetched by then. */
export function askSeeAs(organisation?: AnyItem): void {
  void import('../features/seeAs/openSeeAs.tsx').then(({ openSeeAs }) => openSeeAs(organisation))
}
