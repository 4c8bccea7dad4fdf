export * from './asked.ts'
export * from './bounds.ts'
export * from './reasons.ts'
export * from './snooze.ts'
