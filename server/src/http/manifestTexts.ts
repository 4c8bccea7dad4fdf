/** What a device says of the installed app. */
export const manifestTexts = {
  nl: {
    description: 'De schakel tussen horeca en software.',
    agenda: 'Agenda',
    messages: 'Berichten',
  },
  en: {
    description: 'The link between hospitality and software.',
    agenda: 'Calendar',
    messages: 'Messages',
  },
} as const
