import { type AnyItem, type Field, isObject, mergeableTypes } from '@schakel/domain'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import type { ItemForm } from './useItemForm.ts'
import { wireOf } from './wire.ts'

/** By what something that is there looks like what is being added. */
const alikeKinds = ['kvk', 'nameCity', 'website', 'email', 'phone', 'name'] as const
export type AlikeKind = (typeof alikeKinds)[number]

/** An item that is probably what is being added (D17.2). */
export interface Alike {
  readonly by: readonly AlikeKind[]
  readonly item: AnyItem
}

/** Long enough that nobody is asked at each letter, ms. */
const DEBOUNCE_MS = 300
/** Of so many parts of one form is asked, the last ones added. */
const PARTS_MAX = 4
const NAME_MIN = 4
const signs = ['name', 'website', 'email', 'phone', 'mobile', 'kvk'] as const

/** What is probably there already of what is typed in a form that adds, the surest first; empty for a form that edits. */
export function useAlike(form: ItemForm, isNew: boolean): readonly Alike[] {
  const asked = isNew ? form.parts.flatMap((part) => askedOf(form, part)).slice(-PARTS_MAX) : []
  const settled = useSettled(asked)
  const found = useQueries({
    queries: settled.map((body) => ({
      queryKey: ['duplicates', 'like', body],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        call<Alike[]>('/api/duplicates/like', body, { signal }),
      retry: false,
      staleTime: 30_000,
      placeholderData: keepPreviousData,
    })),
  })
  const all = found.flatMap(({ data }) => data ?? [])
  return all.filter(({ item }, index) => all.findIndex((other) => other.item._id === item._id) === index)
}

type Asked = Readonly<Record<string, string>>

/** What of a part says whether it is there already; nothing while too little is typed. */
function askedOf(form: ItemForm, { part, fields }: ItemForm['parts'][number]): Asked[] {
  if (!mergeableTypes.includes(part.type)) return []
  const typed = signs.flatMap((name): [string, string][] => {
    const shown = fields.find((one) => one.name === name)
    const value = shown && typedText(shown.field, part.values[name])
    return value && (name !== 'name' || value.length >= NAME_MIN) ? [[name, value]] : []
  })
  if (typed.length === 0) return []
  const address = part.values.address
  const city = part.type === 'person' ? form.state.parent?._id : isObject(address) ? address.city : undefined
  return [
    { type: part.type, ...Object.fromEntries(typed), ...(typeof city === 'string' && city !== '' ? { city } : {}) },
  ]
}

/** What is typed into a field; nothing for what is longer than it takes, which nothing has yet. */
function typedText(field: Field, value: unknown): string | undefined {
  const wire = wireOf(field, value)
  const text = typeof wire === 'string' ? wire.trim() : ''
  return text !== '' && text.length <= (field.max ?? text.length) ? text : undefined
}

/** A value once it has stayed the same for a while. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  const text = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: made anew at each draw, it is the same as long as its text is
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
