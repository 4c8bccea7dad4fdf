export { type AgendaRange, isDayAlone, isWithin } from '../planning/range.ts'
export * from './entries.ts'
export * from './move.ts'
