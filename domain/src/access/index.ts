export * from './graph.ts'
export * from './rights.ts'
export * from './viewer.ts'
