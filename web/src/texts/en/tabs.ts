/** The tabs on the page of an item, by the last part of their address. */
export const tabs = {
  overview: 'Overview',
  proposals: 'Proposals',
  requirements: 'Requirements',
  comparison: 'Comparison',
  weighing: 'Weighing up',
  script: 'Script',
  demo: 'Demonstration',
  answers: 'Answers',
  profile: 'Product profile',
  of: 'Parts of {{name}}',
} as const
