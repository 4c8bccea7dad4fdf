import type { DecisionSheet } from '@schakel/domain/calls'
import { type Decision, firmnessWord, type Lens, lenses, outOfHundred } from '@schakel/domain/decision'
import { IconShieldCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../entities/items/page/Section.tsx'
import { Choice, Choices } from '../../ui/Choices.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import { firmnessQuery } from './queries.ts'
import classes from './Weighing.module.css'

interface FirmnessProps {
  readonly sheet: DecisionSheet
  readonly decision: Decision
}

/** In how many of 10,000 weighings that fit each supplier comes first (F2.9, F2.11). */
export function Firmness({ sheet, decision }: FirmnessProps) {
  const { t } = useTranslation('weighing')
  const [lens, setLens] = useState<Lens>(decision.basis === 'people' ? 'around' : 'any')
  const { data, error, refetch } = useQuery(firmnessQuery(sheet.dossier, lens))
  return (
    <Section title={t('firmness')} icon={<IconShieldCheck size={18} aria-hidden="true" />}>
      <Stack gap={3} pad={4}>
        <Choices legend={t('lens')}>
          {lenses.map((one) => (
            <Choice key={one} isOn={lens === one} onChoose={() => setLens(one)}>
              {t(`lenses.${one}`)}
            </Choice>
          ))}
        </Choices>
        {data ? (
          data.firmness ? (
            <Shares suppliers={data.firmness.suppliers} decision={decision} lens={lens} />
          ) : (
            <Text tone="muted">{t('firmnessNeeds')}</Text>
          )
        ) : error ? (
          <ErrorState compact error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading>
            <SkeletonRow />
            <SkeletonRow />
          </Loading>
        )}
      </Stack>
    </Section>
  )
}

interface SharesProps {
  readonly suppliers: readonly {
    readonly id: string
    readonly ranks: readonly number[]
    readonly first: { readonly share: number }
  }[]
  readonly decision: Decision
  readonly lens: Lens
}

function Shares({ suppliers, decision, lens }: SharesProps) {
  const { t } = useTranslation('weighing')
  const drawn = decision.suppliers.flatMap(({ id, name }) => {
    const found = suppliers.find((one) => one.id === id)
    return found ? [{ ...found, name }] : []
  })
  const hundred = outOfHundred(drawn.map(({ first }) => first.share))
  const best = drawn.reduce((at, { first }, index) => (first.share > (drawn[at]?.first.share ?? 0) ? index : at), 0)
  const leader = drawn[best]
  return (
    <>
      {leader && (
        <Text role="status">
          <Text as="strong">{t(`words.${firmnessWord(leader.first.share)}`)}</Text>
          {': '}
          {t(`sentence.${lens}`, { name: leader.name, count: hundred[best] ?? 0 })}
        </Text>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by the keyboard */}
      <section className={classes.scroll} aria-label={t('ranksOf')} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('supplier')}</th>
              {drawn.map(({ id }, index) => (
                <th key={id} scope="col">
                  {t('place', { place: index + 1 })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {drawn.map(({ id, name, ranks }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {outOfHundred(ranks).map((share, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a column is
                  <td key={index} style={{ '--share': `${share}%` }} className={classes.heat}>
                    {share}%
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
