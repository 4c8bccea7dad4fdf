export type { Database, Queryable, Transaction } from './database.ts'
export { DatabaseError, databaseErrorCode, databaseErrorDetail } from './databaseError.ts'
export { openDatabase } from './open.ts'
