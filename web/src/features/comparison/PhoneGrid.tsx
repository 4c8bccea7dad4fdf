import type { ComparisonColumn } from '@schakel/domain/calls'
import { takesPart } from '@schakel/domain/requirements/takesPart'
import { memo, useState } from 'react'
import { askedText, byGroup } from '../../entities/answers/byGroup.ts'
import { useWords } from '../../texts/i18n.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Select } from '../../ui/Select.tsx'
import { ShortName } from '../../ui/ShortName.tsx'
import { tellApart } from '../../ui/tellApart.ts'
import { Cell, useCellWords } from './Cell.tsx'
import classes from './Comparison.module.css'
import type { Place } from './ComparisonView.tsx'
import { cellOf, type GridRow } from './cells.ts'

interface PhoneGridProps {
  readonly rows: readonly GridRow[]
  readonly columns: readonly ComparisonColumn[]
  readonly onOpen: (place: Place) => void
}

/** Who is compared first. */
const worth = ({ status, submitted }: ComparisonColumn) => 2 * Number(takesPart(status)) + Number(submitted > 0)

/** On a phone: one supplier, or two beside each other, under each requirement (F1.13). */
export const PhoneGrid = memo(function PhoneGrid({ rows, columns, onOpen }: PhoneGridProps) {
  const { t } = useTranslation('comparison')
  const words = useWords()
  const locale = useLocale()
  const said = useCellWords()
  // Two that answered and can still be chosen, if there are: beside another there is nothing to compare.
  const [first, second] = columns.toSorted((a, b) => worth(b) - worth(a))
  const [one, setOne] = useState(first?.match ?? '')
  const [other, setOther] = useState(second?.match ?? '')
  const short = tellApart(columns.map(({ name }) => name))
  const options = columns.map(({ match, name }, at) => ({ value: match, label: short[at] ?? name }))
  const chosen = [one, other].flatMap((match, at) => {
    const column = columns.find((candidate) => candidate.match === match)
    return column && !(at === 1 && match === one) ? [column] : []
  })
  return (
    <div className={classes.phone}>
      {columns.length > 1 && (
        <Stack gap={2} pad={2} padX={0} ground="surface" className={classes.switcher} data-screen>
          <Select label={t('supplier')} value={one} options={options} onChange={setOne} />
          <Select
            label={t('beside')}
            value={other === one ? '' : other}
            options={[{ value: '', label: t('nobody') }, ...options.filter(({ value }) => value !== one)]}
            onChange={setOther}
          />
        </Stack>
      )}
      {byGroup(rows, locale).map(({ id, name, rows: found }) => (
        <section key={id} aria-label={name}>
          <h3 className={classes.phoneGroup}>{name}</h3>
          <ul className="sk-list">
            {found.map((row) => (
              <Stack as="li" key={row.key} gap={1} pad={3} padX={0} line="below" className={classes.phoneRow}>
                <p className={classes.text}>{askedText(row, locale) || row.key}</p>
                <Text size="xs" tone="muted">
                  {row.key} · {words.choice('level', row.level)}
                  {row.knockout && ` · ${t('knockout')}`}
                </Text>
                <div className={classes.pair}>
                  {chosen.map((column) => (
                    <button
                      key={column.match}
                      type="button"
                      className={classes.press}
                      data-printed=""
                      onClick={() => onOpen({ key: row.key, match: column.match })}
                    >
                      {/* Of one alone it need not be seen at each. */}
                      <span className={chosen.length > 1 ? classes.whose : 'sk-hidden'}>
                        <ShortName
                          name={column.name}
                          short={options.find(({ value }) => value === column.match)?.label ?? column.name}
                        />
                      </span>
                      <Cell cell={cellOf(column, row.key)} words={said} />
                    </button>
                  ))}
                </div>
              </Stack>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
})
