import type { AnyItem } from '@schakel/domain'
import { Notice } from '../../ui/layout/Notice.tsx'
import StepForm from './StepForm.tsx'
import type { StatusChange } from './useStatusChange.ts'

interface ChosenStepProps {
  readonly item: AnyItem
  readonly offered: readonly string[]
  readonly chosen: string | undefined
  readonly change: StatusChange
  /** This step was taken or put away; another one may have been chosen meanwhile. */
  readonly onDone: (status: string) => void
}

/** Under the steps of an item: what the chosen one asks, or what was said against the last one. */
export function ChosenStep({ item, offered, chosen, change, onDone }: ChosenStepProps) {
  if (!chosen || !offered.includes(chosen)) {
    return (
      change.error && (
        <Notice as="p" size="sm" tone="danger" weight="medium" role="alert">
          {change.error}
        </Notice>
      )
    )
  }
  return (
    <StepForm
      key={chosen}
      item={item}
      status={chosen}
      isBusy={change.isBusy}
      error={change.error}
      onCancel={() => onDone(chosen)}
      onSend={async (choice) => {
        if (await change.choose(choice)) onDone(chosen)
      }}
    />
  )
}
