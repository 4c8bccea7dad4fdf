import type { errors as nl } from '../nl/errors.ts'
import type { SameKeys } from '../sameKeys.ts'

export const errors = {
  oops: 'Oops!',
  notFound: '404 Not Found',
  notFoundText: 'This page could not be found, or is not meant for you.',
  notFoundTitle: 'Not found',
  occurred: 'An error occurred',
  occurredText: 'This screen could not be shown. Try again; if it keeps failing, go back to the dashboard.',
  offline: 'No connection to the server',
  offlineText: 'Check the internet connection. What you had filled in stays where it is.',
  unavailable: 'This does not work just now',
  unavailableText: 'What you filled in stays where it is. Try again in a few seconds.',
  forbidden: 'You may not do that here',
  forbiddenText: 'You can see this, but not change it.',
  missing: 'This is not here (any more)',
  missingText: 'It may have been deleted or moved.',
  stale: 'Somebody else was just ahead of you',
  staleText: 'This has been changed in the meantime. Look at the new version and try again.',
  tooMany: 'Slow down a little',
  enough: 'Enough for today',
  tooManyText: 'Too many requests are coming in. Try again in {{seconds}} seconds.',
  invalid: 'Not filled in correctly yet',
  loggedOut: 'You have been logged out. Log in again to go on.',
} as const satisfies SameKeys<typeof nl>
