import { useTranslation } from 'react-i18next'
import { useLocale, useWords } from '../../texts/i18n.ts'
import type { ShownRow } from './draft.ts'
import { byGroup } from './groups.ts'
import { RowLine } from './RowLine.tsx'
import classes from './Rows.module.css'
import type { Editing } from './useEditing.ts'

interface RowGroupsProps {
  readonly rows: readonly ShownRow[]
  readonly editing: Editing | undefined
}

/** Rows under their groups; with the arrow keys one goes from row to row, and Enter opens one. */
export function RowGroups({ rows, editing }: RowGroupsProps) {
  const { t } = useTranslation('requirements')
  const words = useWords()
  const locale = useLocale()
  return (
    <div data-rows="" className={classes.groups}>
      {byGroup(rows, locale).map((group) => (
        <section key={group.id} className={classes.group} aria-labelledby={`group-${group.id}`}>
          <header className={classes.head}>
            <h3 id={`group-${group.id}`} className={classes.groupName}>
              {group.name}
            </h3>
            <span className={classes.count}>{t('rowCount', { count: group.rows.length })}</span>
            {editing && (
              <span className={classes.columns} aria-hidden="true">
                <span>{words.field('requirement', 'level')}</span>
                <span>{words.field('requirement', 'weight')}</span>
                <span>{words.field('requirement', 'proof')}</span>
                <span>{t('knockoutShort')}</span>
              </span>
            )}
          </header>
          <ul className={`sk-list ${classes.rows}`}>
            {group.rows.map((row) => (
              <RowLine key={row._id} row={row} editing={editing} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
