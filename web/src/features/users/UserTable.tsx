import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { useState } from 'react'
import { ItemLink } from '../../entities/items/ItemLink.tsx'
import { faceOf } from '../../entities/items/read.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { formatCount } from '../../ui/format.ts'
import { ItemAvatar } from '../../ui/ItemAvatar.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import classes from './Users.module.css'
import { sortRows, type UserColumn, type UserRow } from './userRows.ts'

const columns: readonly UserColumn[] = ['name', 'organisation', 'role', 'last']
/** More rows at once make typing in the search slow on a phone. */
const AT_ONCE = 100

/** Everybody with an account, by any column. */
export function UserTable({ rows }: { readonly rows: readonly UserRow[] }) {
  const { t } = useTranslation('users')
  const [by, setBy] = useState<{ readonly column: UserColumn; readonly isDown: boolean }>({
    column: 'name',
    isDown: false,
  })
  const [isAll, setAll] = useState(false)
  const sorted = sortRows(rows, by.column, by.isDown)
  const shown = isAll ? sorted : sorted.slice(0, AT_ONCE)
  // Who logged in last is what one wants to see first.
  const sort = (column: UserColumn) => setBy({ column, isDown: column === by.column ? !by.isDown : column === 'last' })
  return (
    <>
      <Panel clip as="div" raised>
        <table className={classOf([], { full: true, className: classes.table })}>
          <caption className="sk-hidden">{t('title')}</caption>
          <thead>
            <tr>
              {columns.map((column) => {
                const isBy = column === by.column
                const Icon = isBy ? (by.isDown ? IconArrowDown : IconArrowUp) : IconArrowsSort
                return (
                  <th key={column} scope="col" aria-sort={isBy ? (by.isDown ? 'descending' : 'ascending') : undefined}>
                    <button
                      type="button"
                      className={classOf(['row'], {
                        gap: 1.5,
                        pad: 1,
                        padX: 2,
                        inline: true,
                        corners: 'sm',
                        hover: true,
                        size: 'sm',
                        tone: 'muted',
                        weight: 'strong',
                        className: classes.sort,
                      })}
                      data-on={isBy || undefined}
                      onClick={() => sort(column)}
                    >
                      {t(`columns.${column}`)}
                      <Icon size={14} aria-hidden="true" />
                    </button>
                  </th>
                )
              })}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ user, name, email, username, role, last }) => (
              <tr key={user._id}>
                <td>
                  <Row gap={3} className={classes.who}>
                    <ItemAvatar {...faceOf(user)} size={34} />
                    <span>
                      <ItemLink id={user._id}>{name}</ItemLink>
                      <Hint as="span" className={classes.detail}>
                        {[email, username].filter(Boolean).join(' · ')}
                      </Hint>
                    </span>
                  </Row>
                </td>
                <td data-label={t('columns.organisation')}>
                  {user.organisation ? (
                    <ItemLink id={user.organisation._id}>{user.organisation.name}</ItemLink>
                  ) : (
                    <Hint as="span" className={classes.detail}>
                      {t('nowhere')}
                    </Hint>
                  )}
                </td>
                <td data-label={t('columns.role')}>{role}</td>
                <td data-label={t('columns.last')}>
                  {last ? (
                    <DateText iso={last} form="ago" />
                  ) : (
                    <Hint as="span" className={classes.detail}>
                      {t('never')}
                    </Hint>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
      {shown.length < sorted.length && (
        <Button className={classes.more} onClick={() => setAll(true)}>
          {t('showAll', { count: sorted.length, shown: formatCount(sorted.length) })}
        </Button>
      )}
    </>
  )
}
