import type { ComparisonColumn } from '@schakel/domain/calls'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Choice, Choices } from '../../ui/Choices.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'

interface ChosenProps {
  readonly columns: readonly ComparisonColumn[]
  /** The matches that are left out. */
  readonly left: ReadonlySet<string>
  readonly onChange: (left: ReadonlySet<string>) => void
}

/** Which suppliers stand in the grid: two that lie close are held against each other without the others between them (F1.13). */
export function Chosen({ columns, left, onChange }: ChosenProps) {
  const { t } = useTranslation('comparison')
  const toggle = (match: string) => {
    const next = new Set(left)
    if (!next.delete(match)) next.add(match)
    // A grid of nobody compares nothing.
    if (next.size < columns.length) onChange(next)
  }
  return (
    <details data-screen>
      <summary>{t('chosen', { count: columns.length - left.size, all: columns.length })}</summary>
      <Stack gap={2} above={2}>
        <Choices legend={t('chooseSuppliers')}>
          {columns.map(({ match, name }) => (
            <Choice key={match} isOn={!left.has(match)} onChoose={() => toggle(match)}>
              {name}
            </Choice>
          ))}
        </Choices>
      </Stack>
    </details>
  )
}
