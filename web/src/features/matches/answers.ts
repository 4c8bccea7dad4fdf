import type { AnyItem } from '@schakel/domain'
import { groupIn, itemsIn, numberIn, textIn } from '../../entities/items/read.ts'

/** The answers to a match: of each person the last remark that carries one (S3.8), newest first. */
export function answersIn(match: AnyItem): readonly AnyItem[] {
  const answers = itemsIn(match, '_comments')
    .filter((comment) => numberIn(comment, 'result') !== undefined)
    .toSorted((a, b) => (textIn(b, 'date') ?? '').localeCompare(textIn(a, 'date') ?? ''))
  const seen = new Set<unknown>()
  return answers.filter((answer) => {
    const author = authorOf(answer)
    if (seen.has(author)) return false
    seen.add(author)
    return true
  })
}

/** The answer of one person, if there is one. */
export function answerOf(match: AnyItem, user: string): AnyItem | undefined {
  return answersIn(match).find((answer) => authorOf(answer) === user)
}

function authorOf(comment: AnyItem): unknown {
  return groupIn(comment, 'author')._id
}
