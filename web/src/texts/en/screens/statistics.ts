import { exporting } from '../exporting.ts'
import { reports } from '../reports.ts'
import { statistics } from '../statistics.ts'

/** What the statistics says, beside the words of the first screens. */
export const texts = { exporting, reports, statistics }
