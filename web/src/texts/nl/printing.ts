export const printing = {
  print: 'Afdrukken',
  line: '{{brand}} · {{name}} · afgedrukt op {{date}}',
} as const
