export type { Database, Queryable, Transaction } from './database.ts'
export {
  DatabaseError,
  DISK_FULL,
  databaseErrorCode,
  databaseErrorDetail,
  databaseErrorOf,
  isAway,
  READ_ONLY,
} from './databaseError.ts'
export { openDatabase } from './open.ts'
