import { IconBulb } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../entities/items/page/Section.tsx'
import { useLocale, useWords } from '../../texts/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import type { Writes } from '../../ui/writeBlocked.ts'
import { groupNames, rowText } from './groups.ts'
import type { Row } from './queries.ts'
import classes from './Set.module.css'

interface ProposalsProps {
  readonly rows: readonly Row[]
  /** For staff: what becomes of a proposal. */
  readonly take?:
    | { readonly writes: Writes; readonly over: (row: Row) => void; readonly away: (row: Row) => void }
    | undefined
}

/** Rows that the people of who asks put forward, and that are no part of the set yet (F1.4). */
export function Proposals({ rows, take }: ProposalsProps) {
  const { t } = useTranslation('requirements')
  const words = useWords()
  const locale = useLocale()
  if (rows.length === 0) return null
  return (
    <Section title={t('proposals')} icon={<IconBulb size={18} aria-hidden="true" />} count={rows.length}>
      <p className={classes.quiet}>{take ? t('proposalsStaff') : t('proposalsOwn')}</p>
      <ul className={`sk-list ${classes.changes}`}>
        {rows.map((row) => (
          <li key={row._id} className={classes.change}>
            <span className={classes.changeText}>
              {rowText(row, locale)}{' '}
              <span className={classes.quiet}>
                {groupNames(locale).find(({ id }) => id === row.group)?.text}, {words.choice('level', row.level)}
              </span>
            </span>
            {take && (
              <span className={classes.buttons}>
                <Button size="sm" writes={take.writes} onClick={() => take.away(row)}>
                  {t('decline')}
                </Button>
                <Button size="sm" tone="brand" writes={take.writes} onClick={() => take.over(row)}>
                  {t('takeOver')}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
