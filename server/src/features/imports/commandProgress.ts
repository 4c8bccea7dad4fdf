import { fill } from '@schakel/domain/texts'
import type { ImportProgress } from './importFile.ts'
import type { ImportTexts } from './texts/importTexts.ts'

const BAR_WIDTH = 24
/** Between two pictures of the bar, ms. */
const PICTURE_EVERY = 100
/** Between two lines where nobody watches, in rows. */
const LINE_EVERY = 10_000

/** Shows how far an import is: a bar on a terminal, now and then a line elsewhere. */
export function createProgress(texts: ImportTexts, stream: NodeJS.WriteStream = process.stderr) {
  let drawn = 0
  let said = 0
  let phase = ''
  return {
    show(progress: ImportProgress): void {
      if (phase !== progress.phase) said = 0
      const isNew = phase !== progress.phase
      phase = progress.phase
      const line = lineOf(texts, progress)
      if (stream.isTTY) {
        if (!isNew && performance.now() - drawn < PICTURE_EVERY && progress.done !== progress.total) return
        drawn = performance.now()
        stream.write(`\r\u001b[K${line}`)
      } else if (progress.done >= said + LINE_EVERY) {
        said = progress.done
        stream.write(`${line}\n`)
      }
    },
    end(): void {
      if (stream.isTTY && phase !== '') stream.write('\r\u001b[K')
    },
  }
}

function lineOf(texts: ImportTexts, { phase, done, total }: ImportProgress): string {
  const rows = fill(texts.rows, { count: done })
  if (phase === 'check' || total === undefined) return `${texts.checking} ${rows}`
  const share = total === 0 ? 1 : done / total
  const full = Math.round(share * BAR_WIDTH)
  return `${texts.writing} ${'█'.repeat(full)}${'░'.repeat(BAR_WIDTH - full)} ${Math.floor(share * 100)} % ${rows}`
}
