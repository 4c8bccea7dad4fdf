import type { RequirementSet } from '@schakel/domain/calls'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'

/** What is opened on the screen of a set. */
export type Opened = 'add' | 'propose' | 'freeze'

interface SetActionsProps {
  readonly set: RequirementSet
  readonly hasRows: boolean
  readonly isEditing: boolean
  readonly opened: Opened | undefined
  readonly onToggle: (what: Opened) => void
  readonly onChoose: (() => void) | undefined
  /** Begins the next version. */
  readonly onNext: () => void
}

/** What one may do with a set as it stands: change it, propose, freeze it, or begin its next version (F1.4, F1.5). */
export function SetActions({ set, hasRows, isEditing, opened, onToggle, onChoose, onNext }: SetActionsProps) {
  const { t } = useTranslation('requirements')
  const plus = <IconPlus size={16} aria-hidden="true" />
  return (
    <>
      {isEditing && (
        <Button size="sm" icon={plus} aria-expanded={opened === 'add'} onClick={() => onToggle('add')}>
          {t('add')}
        </Button>
      )}
      {set.mayPropose && !isEditing && (
        <Button size="sm" icon={plus} aria-expanded={opened === 'propose'} onClick={() => onToggle('propose')}>
          {t('propose')}
        </Button>
      )}
      {onChoose && set.mayEdit && (
        <Button size="sm" onClick={onChoose}>
          {t('fromTemplate')}
        </Button>
      )}
      {set.mayFreeze && set.mayEdit && hasRows && (
        <Button size="sm" tone="brand" aria-expanded={opened === 'freeze'} onClick={() => onToggle('freeze')}>
          {t('freeze')}
        </Button>
      )}
      {set.mayFreeze && !set.mayEdit && !isEditing && (
        <Button size="sm" tone="brand" writes="queued" onClick={onNext}>
          {t('nextVersion')}
        </Button>
      )}
    </>
  )
}
