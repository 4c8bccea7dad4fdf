import type { AnyItem } from '@schakel/domain'
import type { RequirementTemplate } from '@schakel/domain/calls'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { notifySuccess } from '../../ui/notify.ts'
import { useFailure } from '../../ui/useFailure.ts'
import { fits } from './branches.ts'
import { useCopy } from './useWrites.ts'

interface QuickCopyProps {
  readonly dossier: AnyItem
  readonly template: RequirementTemplate
  /** Names of the branches of the dossier. */
  readonly branches: readonly string[]
  readonly onDone: () => void
}

/** Copies by one press the rows that fit the dossier: those that would start ticked (F1.3). */
export function QuickCopy({ dossier, template, branches, onDone }: QuickCopyProps) {
  const { t } = useTranslation('requirements')
  const fail = useFailure()
  const copy = useCopy()
  const keys = template.rows.filter((row) => fits(row, branches)).map(({ key }) => key)
  const take = () =>
    copy.mutate(
      { dossier: dossier._id, template: template._id, keys },
      {
        onSuccess: () => {
          notifySuccess(t('copied', { count: keys.length }))
          onDone()
        },
        onError: fail,
      },
    )
  if (keys.length === 0) return null
  return (
    <Stack gap={1} align="start" above={3}>
      <Button tone="brand" writes="now" busy={copy.isPending} onClick={take}>
        {t('quick', { count: keys.length, kind: template.kind })}
      </Button>
      <Hint>{t('quickText')}</Hint>
    </Stack>
  )
}
