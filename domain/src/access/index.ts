export * from './graph.ts'
export { invitedSeat, mayInvite } from './invite.ts'
export * from './rights.ts'
export * from './viewer.ts'
