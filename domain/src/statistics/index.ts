export * from './figures.ts'
export * from './months.ts'
export * from './results.ts'
export * from './steps.ts'
