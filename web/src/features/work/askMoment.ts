import { ask } from '../../ui/ask.tsx'
import type { MomentUse } from './MomentDialog.tsx'

/** Asks for a moment: until when something is put aside, or when one is reminded of it; nothing when that is called off. */
export function askMoment(use: MomentUse, name: string): Promise<Date | undefined> {
  return ask(async () => (await import('./MomentDialog.tsx')).MomentDialog, { use, name })
}
