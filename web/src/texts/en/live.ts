import type { live as nl } from '../nl/live.ts'
import type { SameKeys } from '../sameKeys.ts'

export const live: SameKeys<typeof nl> = {
  connected: 'Connected again and up to date',
  disconnected: 'No connection for a moment…',
  reconnectError: 'No connection: this may be older',
  onlyReading: 'Reading only for a moment: saving soon works again',
  retry: 'Try now',
  here: 'Also looking: {{names}}',
  hereMore: 'Also looking: {{names}} and {{count}} more',
  changed: 'Someone else has just changed this',
  changedText: 'What you filled in is still there. Choose what should stay.',
  keepMine: 'Keep my version',
  takeTheirs: 'Take theirs',
  merge: 'Choose field by field',
  gone: 'Someone else has just deleted this, or you can no longer see it',
}
