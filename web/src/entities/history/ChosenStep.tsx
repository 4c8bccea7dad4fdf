import type { AnyItem } from '@schakel/domain'
import type { Dispatch, SetStateAction } from 'react'
import { Notice } from '../../ui/layout/Notice.tsx'
import StepForm from './StepForm.tsx'
import type { StatusChange } from './useStatusChange.ts'

interface ChosenStepProps {
  readonly item: AnyItem
  readonly offered: readonly string[]
  readonly chosen: string | undefined
  readonly change: StatusChange
  readonly onChosen: Dispatch<SetStateAction<string | undefined>>
}

/** Under the steps of an item: what the chosen one asks, or what was said against the last one. */
export function ChosenStep({ item, offered, chosen, change, onChosen }: ChosenStepProps) {
  if (!chosen) {
    return (
      change.error && (
        <Notice as="p" size="sm" tone="danger" weight="medium" role="alert">
          {change.error}
        </Notice>
      )
    )
  }
  // Another one may have been chosen while this one was saved.
  const done = () => onChosen((now) => (now === chosen ? undefined : now))
  return (
    <StepForm
      key={chosen}
      item={item}
      status={chosen}
      isOffered={offered.includes(chosen)}
      change={change}
      onSaved={done}
      onCancel={done}
    />
  )
}
