import { readConfig } from '../config.ts'
import { StartError } from '../startError.ts'
import { type CommandOutput, contentsOf, explained, fromCall, wordsOf } from './backupCommand.ts'
import { FILES_LACK, sayLacking } from './lackingFiles.ts'
import { verifyArchive } from './readArchive.ts'
import { readSecretOf } from './restoreArchive.ts'
import { restoreEmbedded } from './restoreEmbedded.ts'
import { restoreOnServer } from './restoreOnServer.ts'

const USAGE = `Usage: npm run restore -- FILE.tar [--replace]

Puts back what npm run backup copied, while the server does not run: into DATA_DIR, or into the database of DATABASE_URL with the files in
DATA_DIR; with S3_BUCKET the files go into that. What is there already is kept aside, and only with --replace; a bucket keeps what is in it.
Ends all sessions, mailed links and agenda feeds of the copy.`

/**
 * `npm run restore`: checks a copy, puts it back and proves that all of it is there. Answers the exit code: `FILES_LACK` when the copy is
 * restored and files lack in it.
 */
export async function runRestore(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  out: CommandOutput,
): Promise<number> {
  let lacking = 0
  const code = await explained(out, async () => {
    const { place, flags } = wordsOf(args, USAGE, ['replace'])
    if (place === undefined) throw new StartError(USAGE)
    const isReplacing = flags.has('replace')
    const config = readConfig(env)
    const file = fromCall(place, env)
    const archive = { file, manifest: await verifyArchive(file), secret: await readSecretOf(file) }
    if (config.appSecret !== undefined && config.appSecret !== archive.secret)
      throw new StartError('APP_SECRET differs from the secret of this copy: leave it out, or set it to what it was.')
    const aside = config.databaseUrl
      ? await restoreOnServer(config, archive, isReplacing, out)
      : await restoreEmbedded(config, archive, isReplacing)
    out.say('Ended all sessions, mailed links and agenda feeds of the copy: people log in again and subscribe anew.')
    const kept = aside === undefined ? '' : ` What was there before is in ${aside}.`
    const where = config.s3 ? ` The files are in the bucket ${config.s3.bucket}, beside what else it holds.` : ''
    out.say(
      `Restored ${contentsOf(archive.manifest)} as they were at ${archive.manifest.at}; every one was held against its hash.${where}${kept}`,
    )
    lacking = archive.manifest.missing.length
    sayLacking(archive.manifest.missing, 'Gone already when this copy was made, and so not restored', out)
  })
  return code === 0 && lacking > 0 ? FILES_LACK : code
}
