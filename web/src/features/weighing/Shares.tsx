import {
  firmnessWord,
  firstOutOfHundred,
  type Lens,
  outOfHundred,
  type SupplierFirmness,
} from '@schakel/domain/decision'
import { memo } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { numberWith } from '../../ui/format.ts'
import { Text } from '../../ui/layout/Text.tsx'
import { useInParts } from './useInParts.ts'
import classes from './Weighing.module.css'

/** A supplier with how firm its place is. */
export type DrawnSupplier = SupplierFirmness & { readonly name: string }

interface SharesProps {
  readonly drawn: readonly DrawnSupplier[]
  readonly lens: Lens
}

/**
 * The sentence of a lens, and how often each supplier comes on which place (F2.9, F2.11). Hundreds of cells: they are drawn again when
 * the shares are other ones, some rows a frame, so that the page is not held (F2.19).
 */
export const Shares = memo(function Shares({ drawn, lens }: SharesProps) {
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
            <ShareRow key={id} name={name} ranks={ranks} first={first} />
          ))}
        </tbody>
      </DataTable>
    </>
  )
})

const ShareRow = memo(function ShareRow({ name, ranks, first }: Pick<DrawnSupplier, 'name' | 'ranks' | 'first'>) {
  const { t } = useTranslation('weighing')
  const number = numberWith()
  return (
    <tr>
      <th scope="row">{name}</th>
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
  )
})
