import { type AnyItem, may } from '@schakel/domain'
import { dayOf, daysBetween, type StandStep, standOf, stepName } from '@schakel/domain/planning'
import type { ReactNode } from 'react'
import { itemsIn, textIn } from '../../entities/items/read.ts'
import { isCentreKind } from '../../entities/items/useRights.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { AvatarStack } from '../../ui/AvatarStack.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'

/** Where a dossier stands: what comes next, who is on it, and since when it is late (D11.1). Nothing for suppliers (D19.5). */
export function DossierStand({ dossier }: { readonly dossier: AnyItem }) {
  const { t } = useTranslation('planning')
  const { kind } = useViewer()
  if (!may({ kind }, 'seePlanning')) return null
  const today = dayOf(new Date().toISOString()) ?? ''
  const { next, late } = standOf(dossier, today)
  const owners = itemsIn(dossier, '_owners')
  // Whose it is may be nobody that somebody else reads of.
  if (!next && !late && owners.length === 0) return null
  return (
    <Row as="dl" gap={2} gapX={6} wrap align="stretch" pad={2.5} padX={3} corners="md" ground="faint">
      <Part label={t('next')}>{next ? <Step step={next} /> : <Hint as="span">{t('nextNone')}</Hint>}</Part>
      {(owners.length > 0 || isCentreKind(kind)) && (
        <Part label={t('whoIsOn')}>
          {owners.length === 0 ? (
            <Hint as="span">{t('nobody')}</Hint>
          ) : (
            <Row as="span" gap={1.5}>
              <AvatarStack items={owners} type="user" size={22} />
              <span aria-hidden="true">{owners.map((owner) => textIn(owner, 'name')).join(', ')}</span>
            </Row>
          )}
        </Part>
      )}
      {late && (
        <Part label={t('late')}>
          <Text as="span" tone="warning" weight="strong">
            <Step step={late} /> · {t('daysLate', { count: daysBetween(late.date, today) })}
          </Text>
        </Part>
      )}
    </Row>
  )
}

function Part({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <Text as="dt" size="xs" tone="muted" weight="medium">
        {label}
      </Text>
      <dd>{children}</dd>
    </div>
  )
}

function Step({ step: { date, text, status } }: { readonly step: StandStep }) {
  const locale = useLocale()
  const words = useWords()
  const name = text === undefined ? words.status('dossier', status ?? '') : stepName(text, locale)
  return (
    <>
      {name} · <DateText iso={date} form="date" />
    </>
  )
}
