export type { Database, Queryable, Transaction } from './database.ts'
export { DatabaseError, databaseErrorCode, databaseErrorDetail, databaseErrorOf } from './databaseError.ts'
export { openDatabase } from './open.ts'
