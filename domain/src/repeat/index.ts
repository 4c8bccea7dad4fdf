export { nextDue } from './next.ts'
