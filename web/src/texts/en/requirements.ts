export const requirements = {
  none: 'No requirements yet',
  noneText: 'The knowledge centre prepares the requirements of this request.',
} as const
