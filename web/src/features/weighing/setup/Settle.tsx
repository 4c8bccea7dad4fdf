import type { DecisionSheet } from '@schakel/domain/calls'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Hint } from '../../../ui/layout/Hint.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'

/** A match that gets a status with the decision. */
export interface Settled {
  readonly match: string
  readonly status: 'won' | 'lost'
}

/** The matches a decision may set to won or lost: those that D5 lets go there from where they are. */
export function settleable({ suppliers }: DecisionSheet, chosen: string): readonly Settled[] {
  return suppliers
    .filter(({ status }) => status === 'match')
    .map(({ id }) => ({ match: id, status: id === chosen ? 'won' : 'lost' }))
}

interface SettleProps {
  readonly sheet: DecisionSheet
  readonly chosen: string
  /** Ids of matches, and of the dossier. */
  readonly ticked: ReadonlySet<string>
  readonly onChange: (ticked: ReadonlySet<string>) => void
}

/** Offers to set the chosen match to won, others to lost and the dossier to done, each ticked by hand (F2.16). */
export function Settle({ sheet, chosen, ticked, onChange }: SettleProps) {
  const { t } = useTranslation('weighing')
  const words = useWords()
  const offered = settleable(sheet, chosen)
  const nameOf = (match: string) => sheet.suppliers.find(({ id }) => id === match)?.name ?? ''
  const toggle = (id: string) => {
    const next = new Set(ticked)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }
  return (
    <Stack as="fieldset" gap={2}>
      <legend>{t('settle.title')}</legend>
      {offered.map(({ match, status }) => (
        <label key={match}>
          <input type="checkbox" checked={ticked.has(match)} onChange={() => toggle(match)} />{' '}
          {t('settle.to', { name: nameOf(match), status: words.status('match', status) })}
        </label>
      ))}
      {sheet.mayFinish && (
        <label>
          <input type="checkbox" checked={ticked.has(sheet.dossier)} onChange={() => toggle(sheet.dossier)} />{' '}
          {t('settle.dossier', { status: words.status('dossier', 'done') })}
        </label>
      )}
      {offered.length < sheet.suppliers.length && <Hint>{t('settle.rest')}</Hint>}
    </Stack>
  )
}
