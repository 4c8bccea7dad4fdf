import { type Mention, type Ref, SEARCH_DEBOUNCE_MS } from '@schakel/domain'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { call } from '../../api/call.ts'
import { stillFitting } from '../../ui/findByWords.ts'
import { mentionsIn, pickedAfter, typedMention } from './mentionText.ts'

/** Somebody who may be mentioned. */
export interface Person extends Ref {
  readonly _id: string
  readonly name: string
}

interface MentionsInput {
  /** The item under which is written: it says whom one may address there. */
  readonly about: string | undefined
  readonly text: string
  readonly initial: readonly Mention[]
  /** Puts a text in the box, with the caret behind a place. */
  readonly onInsert: (text: string, caret: number) => void
}

function useSettled(value: string | undefined): string | undefined {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    // The first list comes at once; typing waits for a moment's rest.
    const timer = setTimeout(() => setSettled(value), value ? SEARCH_DEBOUNCE_MS : 0)
    return () => clearTimeout(timer)
  }, [value])
  return value === undefined ? undefined : settled
}

/** The list of people behind an @ in a text box: found while one types, walked by the arrows, picked by Enter or Tab (D10). */
export function useMentions({ about, text, initial, onInsert }: MentionsInput) {
  const listId = useId()
  const [caret, setCaret] = useState(0)
  const [closedAt, setClosedAt] = useState<number>()
  const [active, setActive] = useState(0)
  const [picked, setPicked] = useState(initial)
  const typed = about === undefined ? undefined : typedMention(text, caret)
  // Behind a name of one word that was just picked one goes on writing.
  const isPicked = picked.some(({ name }) => typed?.q === `${name} `)
  const isWanted = typed !== undefined && typed.start !== closedAt && !isPicked
  const q = useSettled(isWanted ? typed.q : undefined)
  const { data = [], isPlaceholderData } = useQuery({
    queryKey: ['mentions', about, q],
    queryFn: ({ signal }) => call<Person[]>('/api/mentions/list', { item: about, q }, { signal }),
    enabled: q !== undefined,
    placeholderData: keepPreviousData,
  })
  const isOfNow = q === typed?.q && !isPlaceholderData
  const found = isOfNow ? data : stillFitting(data, ({ name }) => name, typed?.q ?? '')
  const people = isWanted && q !== undefined ? found : []
  const isOpen = people.length > 0
  const at = Math.min(active, people.length - 1)

  const onCaret = (place: number) => {
    setCaret(place)
    setActive(0)
  }
  const pick = (person: Person) => {
    if (!typed) return
    const name = `@${person.name} `
    const before = text.slice(0, typed.start)
    const behind = text.slice(caret)
    const next = before + name + behind.replace(/^ /, '')
    const place = typed.start + name.length
    // What was typed of the name is no place of it.
    setPicked(pickedAfter(`${before}\n${behind}`, next, place, picked, [{ id: person._id, name: person.name }]))
    setActive(0)
    onInsert(next, place)
    setCaret(place)
  }
  const keys: ReadonlyMap<string, () => void> = new Map(
    Object.entries({
      ArrowDown: () => setActive((at + 1) % people.length),
      ArrowUp: () => setActive((at - 1 + people.length) % people.length),
      Home: () => setActive(0),
      End: () => setActive(people.length - 1),
      Enter: () => people[at] && pick(people[at]),
      Tab: () => people[at] && pick(people[at]),
      Escape: () => setClosedAt(typed?.start),
    }),
  )

  return {
    people,
    isOpen,
    active: at,
    pick,
    picked,
    /** Whom the text names, of those that were picked. */
    mentions: mentionsIn(text, picked),
    listId,
    optionId: (index: number) => `${listId}-${index}`,
    onCaret,
    /** The text was changed by hand, up to where the caret stands. */
    onType: ({ value, selectionEnd }: HTMLTextAreaElement) => {
      setPicked(pickedAfter(text, value, selectionEnd, picked))
      onCaret(selectionEnd)
    },
    /** Whether the key was for the list. */
    onKey: (event: KeyboardEvent): boolean => {
      const run = keys.get(event.key)
      if (!isOpen || !run || event.ctrlKey || event.metaKey || event.altKey) return false
      if ((event.key === 'Home' || event.key === 'End') && event.shiftKey) return false
      event.preventDefault()
      event.stopPropagation()
      run()
      return true
    },
    close: () => setClosedAt(typed?.start),
  }
}

export type Mentions = ReturnType<typeof useMentions>
