import { existsSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take long though they are short, longest first. Where nothing is known of earlier runs Vitest begins with the largest
 * file, so that one of these would come last, with every other process idle.
 */
const long = [
  'server/test/security/everyCall.test.ts',
  'server/test/security/seeAs.test.ts',
  'server/test/security/interference/interference.test.ts',
  'server/test/backup.test.ts',
  'server/src/features/imports/command.test.ts',
  'server/test/soak/soak.test.ts',
  'server/test/upgrade/upgrade.test.ts',
  'server/test/start.test.ts',
  'server/src/demo/loadDemo.test.ts',
  'server/test/security/words.test.ts',
  'server/test/fullDisk.test.ts',
  'server/test/security/taint.test.ts',
]

/** The order in which the files of tests begin: the long ones first, so that all processes are done at about the same moment. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const gone = long.filter((file) => !existsSync(new URL(file, import.meta.url)))
    if (gone.length > 0) throw new Error(`vitest.sequence.ts names what is not there: ${gone}`)
    const sorted = await super.sort(files)
    const rank = ({ moduleId }: TestSpecification) => {
      const at = long.findIndex((file) => moduleId.endsWith(file))
      return at < 0 ? long.length : at
    }
    return sorted.sort((one, other) => rank(one) - rank(other))
  }
}
