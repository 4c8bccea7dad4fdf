import type { common as nl } from '../nl/common.ts'
import type { SameKeys } from '../sameKeys.ts'

export const common = {
  retry: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  add: 'Add',
  edit: 'Edit',
  open: 'Open',
  delete: 'Delete',
  deleteSure: 'Are you sure?',
  undo: 'Undo',
  done: 'Done',
  back: 'Back',
  yes: 'Yes',
  no: 'No',
  on: 'on',
  off: 'off',
  more: 'more',
  less: 'less',
  moreActions: 'More actions',
  loading: 'Loading',
  saving: 'Saving…',
  saved: 'Saved',
  saveOffline: 'Offline, will be saved later',
  saveFailed: 'Not saved',
  nothing: 'None',
  dashboard: 'Dashboard',
  language: 'Language',
  theme: 'Appearance',
  andMore: 'and {{count}} more',
  /** Why what writes waits now. */
  blocked: {
    offline: 'Possible again once there is a connection',
    seeing: 'You are only looking: nothing can be changed',
  },
} as const satisfies SameKeys<typeof nl>
