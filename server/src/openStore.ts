import { assertRestored } from './backup/restoreMark.ts'
import type { Config } from './config.ts'
import { assertUncommon, hashPassword } from './features/auth/passwords.ts'
import { readSecret } from './secret.ts'
import { openDatabase } from './store/database/index.ts'
import { migrate } from './store/migrate.ts'
import { Store } from './store/store.ts'
import type { Tracing } from './tracing/tracing.ts'

/** Opens the database of the settings, brings it up to this version and puts the store on it; for the server and for commands. */
export async function openStore(
  config: Config,
  onLostConnection: (error: Error) => void = () => undefined,
  tracing?: Tracing,
): Promise<Store> {
  assertRestored(config.dataDir)
  const opened = await openDatabase(config, { onLostConnection })
  const database = tracing?.follows(opened) ?? opened
  try {
    await migrate(database)
    return new Store(database, {
      clock: () => new Date(),
      secret: readSecret(config),
      defaultPrice: config.defaultPrice,
      chatDays: config.chatDays,
      hashPassword: async (password) => {
        assertUncommon('_pass', password)
        return hashPassword(password)
      },
      secondFactorRoles: config.secondFactorRoles,
    })
  } catch (error) {
    await database.close()
    throw error
  }
}
