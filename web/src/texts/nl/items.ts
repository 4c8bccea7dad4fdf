export const items = {
  removed: '“{{name}}” staat in de prullenbak',
  restored: '“{{name}}” is teruggezet',
  unnamed: 'Zonder naam',
} as const
