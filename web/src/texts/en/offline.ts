import type { offline as nl } from '../nl/offline.ts'
import type { SameKeys } from '../sameKeys.ts'

export const offline: SameKeys<typeof nl> = {
  banner: 'You are offline and see what you saw before (from {{time}})',
  bannerEmpty: 'You are offline. You can make changes again once there is a connection.',
  short: 'Offline, from {{time}}',
  shortEmpty: 'Offline',
  seenBefore: 'These you can read now:',
  newVersion: 'A new version is ready.',
  refresh: 'Refresh',
  device: 'This device',
  deviceText:
    'What you look at can still be read without a connection. It goes when you log out, when you are away too long, and after seven days. Turn it off on a device that you share.',
  keep: 'Keep what I saw on this device',
}
