import { type AnyItem, paragraphsOf } from '@schakel/domain'
import { useRef } from 'react'
import { type Tried, triedWith } from '../../api/tried.ts'
import { useAddComment } from '../../entities/comments/useComments.ts'
import { useUpdate } from '../../entities/items/mutations.ts'
import { useWords } from '../../texts/i18n.ts'
import { useFailure } from '../../ui/useFailure.ts'

/** Sends an answer to a match with what explains it, over the one that was given; answers its id, or nothing where that failed, which is said. */
export function useSendAnswer(match: AnyItem, given: AnyItem | undefined) {
  const words = useWords()
  const fail = useFailure()
  const add = useAddComment(match)
  const update = useUpdate()
  const tried = useRef<Tried>(undefined)
  /** The answer that is on its way: its id once it arrived, nothing when it did not. */
  const going = useRef<Promise<string | undefined>>(undefined)

  // A remark needs words: without an explanation the answer itself is what it says.
  const sendNow = async (id: string | undefined, to: string, explained: string): Promise<string | undefined> => {
    const said = explained.trim() || words.choice('result', to)
    try {
      if (id === undefined) {
        tried.current = triedWith([said, to], tried.current)
        const made = await add.mutateAsync({ text: said, result: Number(to), key: tried.current.key })
        tried.current = undefined
        return made._id
      }
      await update.mutateAsync({ id, props: { result: Number(to), text: paragraphsOf(said) }, quiet: true })
      return id
    } catch (error) {
      fail(error)
      return undefined
    }
  }
  // What is said while an answer is on its way waits for that, and then changes it.
  return (to: string, explained: string): Promise<string | undefined> => {
    const before = going.current
    const one = (async () => {
      const made = await before
      return sendNow(made ?? (given && given._version > 0 ? given._id : undefined), to, explained)
    })()
    going.current = one
    void one.then(() => {
      if (going.current === one) going.current = undefined
    })
    return one
  }
}
