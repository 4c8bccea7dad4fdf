import { StartError } from '../startError.ts'
import { type Database, openDatabase } from '../store/database/index.ts'
import { readLogPlace, readServerHealth } from '../store/doctor/health.ts'
import { type Finding, findingsOf } from './finding.ts'
import { BEHIND } from './serverCheck.ts'

const { ok, warn, wrong } = findingsOf('replica')

/** Whether the server of DATABASE_REPLICA_URL can be read from in the place of the first one. */
export async function checkReplica(primary: Database, replicaUrl: string): Promise<readonly Finding[]> {
  const replica = await openDatabase({ databaseUrl: replicaUrl, dataDir: '' }, { connections: 1 }).catch(
    (error: unknown) => {
      if (error instanceof StartError) return error
      throw error
    },
  )
  if (replica instanceof StartError)
    return [
      warn(
        replica.message.replace('DATABASE_URL', 'DATABASE_REPLICA_URL'),
        'Until it is back the first server answers all reads.',
      ),
    ]
  try {
    const [{ isStandby, settings }, there, here] = await Promise.all([
      readServerHealth(replica),
      readLogPlace(replica),
      readLogPlace(primary),
    ])
    if (!isStandby || there.system !== here.system)
      return [
        wrong(
          'DATABASE_REPLICA_URL: this server does not repeat the one of DATABASE_URL: nothing is read from it.',
          'Let it lead to a hot standby of that server, or take it out.',
        ),
      ]
    const behind = Math.max(0, here.log - there.log)
    const says = `it repeats the first server, ${(behind / 1024 ** 2).toFixed(1)} MB behind`
    return [
      behind < BEHIND ? ok(says) : warn(says, 'See whether its disk and network keep up.'),
      ...(settings.get('hot_standby_feedback') === 'on'
        ? []
        : [
            warn(
              'hot_standby_feedback is off: long reads are given up there and asked again of the first server.',
              'Set hot_standby_feedback = on in postgresql.conf of the replica.',
            ),
          ]),
    ]
  } finally {
    await replica.close()
  }
}
