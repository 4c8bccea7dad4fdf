import type { AnyItem } from '@schakel/domain'
import { useEffect, useState } from 'react'
import type { ShownField } from '../forms/shape.ts'
import { useViewer } from '../viewer/viewer.tsx'
import { fieldKeyOf, isLeft, readField } from './keptField.ts'
import { hasRefused, keepRefused } from './refused.ts'

/** Whether a field can open: what was typed in it before and is left by all tabs is gone on with, from what one began on then (S5.2). */
export function useGoOn({ _id }: AnyItem, { name }: ShownField): boolean {
  const at = fieldKeyOf(useViewer()._id, _id, name)
  const [isReady, setReady] = useState(() => hasRefused(_id, name) || readField(at, name) === undefined)
  useEffect(() => {
    if (isReady) return
    let isHere = true
    void isLeft(at).then((left) => {
      if (!isHere) return
      const found = left ? readField(at, name) : undefined
      if (found) keepRefused(_id, name, { ...found, errors: {} })
      setReady(true)
    })
    return () => {
      isHere = false
    }
  }, [isReady, at, _id, name])
  return isReady
}
