import type { AnyItem } from '@schakel/domain'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../ui/format.ts'
import { Money } from '../../ui/Money.tsx'
import { useViewer } from '../auth/viewer.tsx'
import { numberIn } from '../items/read.ts'
import classes from './Matches.module.css'

/** The price and revenue panel of a match (S2.31, S3.12). What a lead costs the supplier is no business of the end-user. */
export function MatchMoney({ match }: { readonly match: AnyItem }) {
  const { t } = useTranslation('matches')
  const isEnduser = useViewer().kind === 'enduser'
  const price = numberIn(match, '$price')
  const license = numberIn(match, '$license') ?? 0
  const implement = numberIn(match, '$implement') ?? 0
  const amount = numberIn(match, '$amount') ?? license + implement
  return (
    <dl className={classes.money}>
      {price !== undefined && !isEnduser && (
        <div>
          <dt>{t('price')}</dt>
          <dd>
            <Money amount={price} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t(isEnduser ? 'costs' : 'revenue')}</dt>
        <dd>
          <Money amount={amount} />
          <span className={classes.parts}>
            {t('revenueParts', { license: formatMoney(license), implement: formatMoney(implement) })}
          </span>
        </dd>
      </div>
    </dl>
  )
}
