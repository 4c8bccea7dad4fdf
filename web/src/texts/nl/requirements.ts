export const requirements = {
  none: 'Nog geen eisen',
  noneText: 'Het kenniscentrum zet de eisen voor deze aanvraag klaar.',
} as const
