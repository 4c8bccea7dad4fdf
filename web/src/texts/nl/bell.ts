/** What the bell says before it is opened, and what following says; the other words of news come with what the bell opens. */
export const bell = {
  bell: 'Meldingen',
  bell_unread_one: 'Meldingen, {{count}} ongelezen',
  bell_unread_other: 'Meldingen, {{count}} ongelezen',
  unfollow: 'Niet meer volgen',
  follow: 'Volgen',
  following: 'U volgt dit',
  followText: 'U krijgt een melding als hier iets gebeurt',
  followingText: 'U krijgt meldingen; klik om te stoppen',
  nowFollowed: 'U krijgt een melding als hier iets gebeurt',
  followedNoMore: 'U volgt dit niet meer',
  follows: 'Wat u volgt',
  followsText: 'Van wat hier gebeurt, krijgt u een melding. Alleen u ziet dit.',
  followsNone: 'U volgt nog niets. Druk op een kaart op Volgen.',
  since: 'sinds',
  stop: 'Stoppen',
  stopOf: '{{name}} niet meer volgen',
} as const
