export * from './entries.ts'
export * from './move.ts'
