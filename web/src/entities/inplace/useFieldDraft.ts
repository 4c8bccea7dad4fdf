import { type AnyItem, isSame } from '@schakel/domain'
import { useCallback, useEffect, useRef, useState } from 'react'
import { newIdempotencyKey } from '../../api/call.ts'
import type { ShownField } from '../forms/shape.ts'
import { inputOf } from '../forms/values.ts'
import { useViewer } from '../viewer/viewer.tsx'
import { fieldKeyOf, forgetField, holdField, isFreeFor, type KeptField, keepField, readField } from './keptField.ts'
import { dropRefused, type Refused } from './refused.ts'
import { useDraftGone } from './useDraftGone.ts'

/** An item as it was when one began to type in its field, and otherwise as it is. */
export function baseOf(item: AnyItem, name: string, { base }: Refused): AnyItem {
  return { ...item, [name]: base.value, _version: base.version }
}

/** Keeps what is typed until it is saved or taken back: a reload and the end of a session come without a question (S5.2). */
export function useFieldDraft(item: AnyItem, { name, field }: ShownField, goingOn: string | undefined) {
  const key = fieldKeyOf(useViewer()._id, item._id, name)
  const [by] = useState(() => goingOn ?? newIdempotencyKey())
  const tellGone = useDraftGone()
  const isHere = useRef(true)
  const release = useRef<() => void>(undefined)
  const saving = useRef<Promise<unknown>>(undefined)
  const hold = useCallback(() => {
    // What fails after it is gone is lost, and to be offered.
    if (isHere.current) release.current ??= holdField(key)
  }, [key])
  useEffect(() => {
    isHere.current = true
    if (goingOn !== undefined) hold()
    return () => {
      isHere.current = false
      const letGo = release.current
      release.current = undefined
      // What is taken away with something typed in it saves that as it goes.
      setTimeout(() => void Promise.allSettled([saving.current]).then(letGo))
    }
  }, [goingOn, hold])
  function keep(value: unknown, from: AnyItem): KeptField {
    const kept = { by, value, base: { value: from[name], version: from._version } }
    if (isFreeFor(by, key)) {
      hold()
      keepField(key, item, name, kept)
    }
    return kept
  }
  function forget(): void {
    dropRefused(item._id, name)
    forgetField(key, by)
  }
  return {
    keep,
    /** It is saved or taken back. */
    forget,
    /** What was typed is taken back; what was gone on with was typed before, and comes back by a press. */
    takeBack(): void {
      const found = goingOn === undefined ? undefined : readField(key, name)
      forget()
      if (found?.by === by) tellGone(key, item, name, found)
    },
    /** Something was typed: what stands there as it did is nothing to keep. */
    note(value: unknown, from: AnyItem): void {
      if (isSame(value, inputOf(field, from[name]))) forget()
      else keep(value, from)
    },
    /** While this goes on it is not lost, also where the field is gone by then. */
    during<T>(work: Promise<T>): Promise<T> {
      saving.current = work
      return work
    },
  }
}
