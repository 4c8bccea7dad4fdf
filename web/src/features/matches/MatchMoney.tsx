import { type AnyItem, amountsFor, isLeadSide, may } from '@schakel/domain'
import { numberIn } from '../../entities/items/read.ts'
import { isCentreKind } from '../../entities/items/useRights.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { formatMoney } from '../../ui/format.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './Matches.module.css'

/** The price and revenue panel of a match (S2.31, S3.12). What a lead costs the supplier is no business of the end-user. */
export function MatchMoney({ match }: { readonly match: AnyItem }) {
  const { t } = useTranslation('matches')
  const items = useTranslation('items')
  const { kind } = useViewer()
  const isCentre = isCentreKind(kind)
  const shown = amountsFor(kind, match)
  const price = numberIn(shown, '$price')
  const [license, implement] = [numberIn(shown, '$license'), numberIn(shown, '$implement')]
  const amount = numberIn(shown, '$amount')
  const said = (part: number | undefined) => (part === undefined ? items.t('notEntered') : formatMoney(part))
  return (
    <Row as="dl" gap={2.5} gapX={6} pad={2.5} padX={3} align="stretch" corners="md" className={classes.money}>
      {(price !== undefined || !isCentre) && may({ kind }, 'seeMatchPrice') && (
        <div>
          <dt>{t('price')}</dt>
          <dd data-empty={price === undefined || undefined}>{said(price)}</dd>
        </div>
      )}
      <div>
        <dt>{t(isLeadSide({ kind }) ? 'costs' : 'revenue')}</dt>
        <dd data-empty={amount === undefined || undefined}>
          {said(amount)}
          {amount !== undefined && (
            <Text as="span" size="xs" tone="muted" weight="regular" block>
              {t('revenueParts', { license: said(license), implement: said(implement) })}
            </Text>
          )}
        </dd>
      </div>
    </Row>
  )
}
