// biome-ignore-all lint/a11y/useSemanticElements: rows that are placed by hand are no table of the browser
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the keyboard, and its active row is told by aria-activedescendant
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the grid has the keyboard
import { type SortOrder, sortOfColumn, type TypeName, usualOrder } from '@schakel/domain'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Centre } from '../../../ui/layout/Centre.tsx'
import { classOf } from '../../../ui/layout/look.ts'
import { Row } from '../../../ui/layout/Row.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { isNumber } from './columns.ts'
import { Resizer } from './Resizer.tsx'
import classes from './Table.module.css'
import { useColumnLabel } from './useColumnLabel.ts'

interface TableHeadProps {
  readonly type: TypeName
  readonly columns: readonly string[]
  readonly widthOf: (column: string) => number
  readonly sort: string
  readonly order: SortOrder
  readonly onSort: (sort: string, order: SortOrder) => void
  /** While a column is being pulled, and when it is let go. */
  readonly onWidth: (column: string, width: number | undefined, isDone: boolean) => void
}

/** The heads of the columns: each orders the list when it can, and can be made wider. */
export function TableHead({ type, columns, widthOf, sort, order, onSort, onWidth }: TableHeadProps) {
  const { t } = useTranslation('list')
  const labelOf = useColumnLabel(type)
  return (
    <div role="rowgroup" className={classes.head}>
      <div role="row" aria-rowindex={1} className={classes.row} data-printed="">
        <Centre role="columnheader" aria-colindex={1} className={classes.tick}>
          <span className="sk-hidden">{t('choose')}</span>
        </Centre>
        {columns.map((column, index) => {
          const label = labelOf(column)
          const by = sortOfColumn(type, column)
          const isSorted = by !== undefined && by === sort
          const Arrow = order === 'asc' ? IconArrowUp : IconArrowDown
          return (
            <Row
              key={column}
              role="columnheader"
              aria-colindex={index + 2}
              aria-sort={isSorted ? (order === 'asc' ? 'ascending' : 'descending') : undefined}
              padX={1}
              fluid
              size="xs"
              tone="soft"
              weight="bold"
              className={classes.headCell}
              relative
              data-number={isNumber(type, column) || undefined}
              data-first={index === 0 || undefined}
            >
              {by === undefined ? (
                <Text as="span" truncate className={classes.headText}>
                  {label}
                </Text>
              ) : (
                <button
                  type="button"
                  className={classOf(['row'], {
                    inline: true,
                    gap: 1,
                    padX: 1.5,
                    fluid: true,
                    tone: 'soft',
                    size: 'xs',
                    weight: 'bold',
                    corners: 'sm',
                    className: classes.headButton,
                  })}
                  aria-label={t('sortBy', { column: label })}
                  title={t('sortBy', { column: label })}
                  onClick={() => onSort(by, isSorted ? (order === 'asc' ? 'desc' : 'asc') : usualOrder(by))}
                >
                  <Text as="span" truncate className={classes.headText}>
                    {label}
                  </Text>
                  {isSorted && <Arrow size={15} stroke={2} aria-hidden="true" />}
                </button>
              )}
              <Resizer
                label={t('widthOf', { column: label })}
                width={widthOf(column)}
                onWidth={(width, isDone) => onWidth(column, width, isDone)}
              />
            </Row>
          )
        })}
      </div>
    </div>
  )
}
