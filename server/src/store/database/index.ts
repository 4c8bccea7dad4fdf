export type { Database, Queryable, Transaction } from './database.ts'
export {
  DatabaseError,
  DISK_FULL,
  databaseErrorCode,
  databaseErrorDetail,
  databaseErrorOf,
  isAway,
} from './databaseError.ts'
export { openDatabase } from './open.ts'
