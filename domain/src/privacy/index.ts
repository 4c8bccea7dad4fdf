export * from './erased.ts'
export * from './retention.ts'
