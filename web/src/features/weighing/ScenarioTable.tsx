import { type Decision, type RankedSupplier, tenthsOf, type Weights } from '@schakel/domain/decision'
import { useTranslation } from '../../texts/useTranslation.ts'
import { numberWith } from '../../ui/format.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './ScenarioTable.module.css'
import { type Compared, winnersOf } from './scenarioColumns.ts'

interface ScenarioTableProps {
  /** The outcome as it is now: what the others differ from. */
  readonly now: Decision
  readonly columns: readonly Compared[]
  readonly nameOf: (criterion: string) => string
  readonly onOpen: (weights: Weights) => void
}

/** Scenarios side by side: who wins, the place and points of each supplier, and the weights (F2.13). */
export function ScenarioTable({ now, columns, nameOf, onOpen }: ScenarioTableProps) {
  const { t } = useTranslation('weighing')
  const span = columns.length + 1
  return (
    // What scrolls sideways is scrolled by the keyboard through the buttons in its head.
    <section className={classes.scroll} aria-label={t('sideBySide.title')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sk-hidden">{t('supplier')}</span>
            </th>
            {columns.map(({ key, title, author, decision }) => (
              <th key={key} scope="col">
                <button
                  type="button"
                  data-printed=""
                  className={classOf([], {
                    text: 'start',
                    tone: 'brand',
                    weight: 'strong',
                    breaks: true,
                    className: classes.open,
                  })}
                  aria-label={t('sideBySide.toSliders', { name: title })}
                  onClick={() => onOpen(decision.weights)}
                >
                  {title}
                </button>
                <Hint as="span" weight="regular">
                  {author}
                </Hint>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={classes.winners}>
            <th scope="row">{t('sideBySide.winner')}</th>
            {columns.map(({ key, decision }) => (
              <Winner key={key} decision={decision} now={now} />
            ))}
          </tr>
        </tbody>
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={span} className={classes.group}>
              <span>{t('sideBySide.outcome')}</span>
            </th>
          </tr>
          {now.suppliers.map((supplier) => (
            <tr key={supplier.id}>
              <th scope="row">{supplier.name}</th>
              {columns.map(({ key, decision }) => (
                <Place key={key} was={supplier} is={decision.suppliers.find(({ id }) => id === supplier.id)} />
              ))}
            </tr>
          ))}
        </tbody>
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={span} className={classes.group}>
              <span>{t('weights')}</span>
            </th>
          </tr>
          {now.criteria.map(({ id }) => (
            <tr key={id}>
              <th scope="row">{nameOf(id)}</th>
              {columns.map(({ key, decision }) => (
                <Weight key={key} was={now.weights[id] ?? 0} is={decision.weights[id] ?? 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Winner({ decision, now }: { readonly decision: Decision; readonly now: Decision }) {
  const { t } = useTranslation('weighing')
  const names = winnersOf(decision).join(', ')
  const isOther = names !== winnersOf(now).join(', ')
  return (
    <td data-other={isOther || undefined}>
      <Text as="span" weight="bold">
        {names || '–'}
      </Text>
      {isOther && (
        <Text as="span" tone="accent" weight="medium">
          {t('sideBySide.other')}
        </Text>
      )}
    </td>
  )
}

interface PlaceProps {
  readonly was: RankedSupplier
  readonly is: RankedSupplier | undefined
}

function Place({ was, is }: PlaceProps) {
  const { t } = useTranslation('weighing')
  const number = numberWith()
  if (!is) return <td>–</td>
  const isMoved = is.rank !== was.rank && was.rank !== undefined
  return (
    <td data-first={is.rank === 1 || undefined}>
      <Text as="span" weight={is.rank === 1 ? 'bold' : 'regular'}>
        {is.rank === undefined ? '' : `${t('place', { place: is.rank })} · `}
        {number(tenthsOf(is.points))}
      </Text>
      {is.knockouts.out.length > 0 && <Hint as="span">{t('sideBySide.out')}</Hint>}
      {isMoved && <Hint as="span">{t('sideBySide.nowPlace', { place: was.rank })}</Hint>}
    </td>
  )
}

function Weight({ was, is }: { readonly was: number; readonly is: number }) {
  const { t } = useTranslation('weighing')
  const number = numberWith()
  const moved = number(Math.abs(is - was) * 100)
  // What rounds to nothing is no change to who reads it.
  const isMoved = moved !== number(0)
  return (
    <td>
      <span>{number(is * 100)}%</span>
      {isMoved && <Hint as="span">{t(is > was ? 'sideBySide.more' : 'sideBySide.less', { points: moved })}</Hint>}
    </td>
  )
}
