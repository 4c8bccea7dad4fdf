import { type AnyItem, matchStatuses } from '@schakel/domain'
import { type ReactNode, useState } from 'react'
import { matchesOf } from '../../entities/items/matchOf.ts'
import { textIn } from '../../entities/items/read.ts'
import { isCentreKind } from '../../entities/items/useRights.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { classOf } from '../../ui/layout/look.ts'
import classes from './MatchTable.module.css'
import { MatchTableRow } from './MatchTableRow.tsx'
import { useMatchLines } from './matchLines.ts'

/** Of more, the rest comes when it is asked for. */
const FIRST = 12

/** Matches of a table that are ticked. */
export interface MatchChoosing {
  readonly from: readonly AnyItem[]
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (match: string, isChosen: boolean) => void
}

interface MatchTableProps {
  readonly dossier: AnyItem
  /** Those that may be ticked to do something with them together, and those that are. */
  readonly choosing?: MatchChoosing | undefined
  /** What a row opens into, in its place. */
  readonly children: (match: AnyItem) => ReactNode
}

/** All matches of a dossier to compare at a glance; those that are furthest on stand on top. Not for suppliers (D20). */
export function MatchTable({ dossier, choosing, children }: MatchTableProps) {
  const { t } = useTranslation('matches')
  const items = useTranslation('items')
  const words = useWords()
  const isCentre = isCentreKind(useViewer().kind)
  const [isAll, setAll] = useState(false)
  const order = Object.keys(matchStatuses.entries)
  const place = (match: AnyItem) => order.indexOf(textIn(match, 'status') ?? '')
  const matches = matchesOf(dossier).toSorted((a, b) => place(b) - place(a))
  const lines = useMatchLines(dossier._id, matches.length > 0)
  // One more than the limit is shown as well: a button for a single row helps nobody.
  const isLong = matches.length > FIRST + 1
  return (
    <div className={classes.box}>
      <table
        className={classes.table}
        aria-label={t('tableOf')}
        aria-busy={lines.isPending}
        data-fit={isCentre || undefined}
      >
        <thead className={classes.heads}>
          <tr>
            <th scope="col" className={classes.head} data-column="supplier">
              {words.type('supplier')}
            </th>
            <th scope="col" className={classes.head} data-column="status">
              {t('columns.status')}
            </th>
            {isCentre && (
              <th scope="col" className={classes.head} data-column="fit">
                {t('columns.fit')}
              </th>
            )}
            <th scope="col" className={classes.head} data-column="amount">
              {t(isCentre ? 'columns.revenue' : 'columns.costs')}
            </th>
            <th scope="col" className={classes.head} data-column="answer">
              {t('columns.answer')}
            </th>
            <th scope="col" className={classes.head} data-column="last">
              {t('columns.last')}
            </th>
            {isCentre && (
              <th scope="col" className={classes.head} data-column="menu">
                <span className="sk-hidden">{t('columns.menu')}</span>
              </th>
            )}
          </tr>
        </thead>
        {matches.map((match, index) => (
          <MatchTableRow
            key={match._id}
            match={match}
            line={lines.data?.get(match._id)}
            isPending={!lines.data}
            // The only one there is, is what one came for.
            startsOpen={matches.length === 1}
            choice={
              choosing?.from.some(({ _id }) => _id === match._id)
                ? {
                    isChosen: choosing.chosen.has(match._id),
                    onChoose: (isChosen) => choosing.onChoose(match._id, isChosen),
                  }
                : undefined
            }
            isHidden={isLong && !isAll && index >= FIRST}
          >
            {children}
          </MatchTableRow>
        ))}
      </table>
      {lines.error && !lines.data && <ErrorState compact error={lines.error} onRetry={() => void lines.refetch()} />}
      {isLong && (
        <Button
          tone="plain"
          size="sm"
          className={classOf([], { above: 2 })}
          aria-expanded={isAll}
          onClick={() => setAll(!isAll)}
        >
          {isAll ? items.t('showLess') : items.t('showAll', { count: matches.length })}
        </Button>
      )}
    </div>
  )
}
