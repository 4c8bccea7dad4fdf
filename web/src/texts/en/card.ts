/** What the page of an item says by itself. */
export const card = {
  anonymousTitle: 'Anonymous request',
  anonymousText: 'You will hear whose request this is as soon as the knowledge centre discloses it.',
  disclosedTitle: 'This is who asks',
  showDone_one: 'Show {{count}} finished todo',
  showDone_other: 'Show {{count}} finished todos',
  hideDone: 'Hide finished todos',
  usedBy: 'Used by',
  tagged: 'With this tag',
  empty: {
    person: 'No contacts yet. Add whom you speak with.',
    dossier: 'No dossiers yet. A dossier is a request for ERP, CRM or HRM.',
    match: 'No matches yet.',
    todo: 'Nothing to do. It could be like this more often.',
    activity: 'No appointments yet.',
    comment: 'No comments yet.',
    file: 'No files yet.',
    software: 'No software recorded yet.',
    tag: 'No tags yet.',
    user: 'No users yet.',
    other: 'Nothing yet.',
  },
} as const
