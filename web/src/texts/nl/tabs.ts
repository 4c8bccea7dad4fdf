/** The tabs on the page of an item, by the last part of their address. */
export const tabs = {
  overview: 'Overzicht',
  proposals: 'Voorstellen',
  requirements: 'Eisen',
  comparison: 'Vergelijking',
  weighing: 'Afweging',
  script: 'Draaiboek',
  demo: 'Demonstratie',
  answers: 'Antwoorden',
  profile: 'Productprofiel',
  of: 'Onderdelen van {{name}}',
} as const
