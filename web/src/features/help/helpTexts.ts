import { help as en } from '../../texts/en/help.ts'
import { help as nl } from '../../texts/nl/help.ts'
import type { SameKeys } from '../../texts/sameKeys.ts'

export type HelpTexts = SameKeys<typeof nl>

/** What the help says. It comes with the screens that show it: nobody else reads that much. */
export const helpTexts: Readonly<Record<'nl' | 'en', HelpTexts>> = { nl, en }
