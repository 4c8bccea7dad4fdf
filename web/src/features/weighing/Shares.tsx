import {
  firmnessWord,
  firstOutOfHundred,
  type Lens,
  outOfHundred,
  type SupplierFirmness,
} from '@schakel/domain/decision'
import { memo, useState } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { formatCount, numberWith } from '../../ui/format.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { NumberButton } from './NumberButton.tsx'
import { useInParts } from './useInParts.ts'
import classes from './Weighing.module.css'

/** A supplier with how firm its place is. */
export type DrawnSupplier = SupplierFirmness & { readonly name: string }

interface SharesProps {
  readonly drawn: readonly DrawnSupplier[]
  readonly lens: Lens
  /** How many draws the shares are of. */
  readonly draws: number
}

/**
 * The sentence of a lens, and how often each supplier comes on which place (F2.9, F2.11). Hundreds of cells: they are drawn again when
 * the shares are other ones, some rows a frame, so that the page is not held (F2.19).
 */
export const Shares = memo(function Shares({ drawn, lens, draws }: SharesProps) {
  const { t } = useTranslation('weighing')
  const best = drawn.reduce((at, { first }, index) => (first.share > (drawn[at]?.first.share ?? 0) ? index : at), 0)
  const leader = drawn[best]
  const rows = useInParts(drawn)
  return (
    <>
      {leader && (
        <Text role="status" data-printed="">
          <Text as="strong">{t(`words.${firmnessWord(leader.first.share)}`)}</Text>
          {': '}
          {t(`sentence.${lens}`, { name: leader.name, count: firstOutOfHundred(leader.ranks) })}
        </Text>
      )}
      <DataTable label={t('ranksOf')}>
        <thead>
          <tr>
            <th scope="col">{t('supplier')}</th>
            {drawn.map(({ id }, index) => (
              <th key={id} scope="col">
                {t('place', { place: index + 1 })}
              </th>
            ))}
            <th scope="col">{t('interval')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, ranks, first }) => (
            <ShareRow key={id} name={name} ranks={ranks} first={first} draws={draws} />
          ))}
        </tbody>
      </DataTable>
    </>
  )
})

interface ShareRowProps extends Pick<DrawnSupplier, 'name' | 'ranks' | 'first'>, Pick<SharesProps, 'draws'> {}

/** The shares of one supplier; its name opens how often that was (F2.15): a button a row and not a cell, as there are hundreds of cells. */
const ShareRow = memo(function ShareRow({ name, ranks, first, draws }: ShareRowProps) {
  const { t } = useTranslation('weighing')
  const number = numberWith()
  const [isOpen, setOpen] = useState(false)
  const places = ranks.map((share, index) =>
    t('countedPlace', { place: index + 1, count: formatCount(Math.round(share * draws)) }),
  )
  return (
    <>
      <tr>
        <th scope="row">
          <NumberButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
            {name}
          </NumberButton>
        </th>
        {outOfHundred(ranks).map((share, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a column is
          <td key={index} style={{ '--share': `${share}%` }} className={classes.heat}>
            {share}%
          </td>
        ))}
        <td className={classes.interval}>
          {t('percentRange', { low: number(first.low * 100), high: number(first.high * 100) })}
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={ranks.length + 2} className={classes.counted}>
            <Hint>{t('counted', { name, draws: formatCount(draws), places: places.join(', ') })}</Hint>
          </td>
        </tr>
      )}
    </>
  )
})
