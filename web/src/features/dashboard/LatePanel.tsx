import type { Glance } from '@schakel/domain/calls'
import { stepName } from '@schakel/domain/planning'
import { IconCircleCheck, IconClockExclamation } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { ItemRow } from '../../entities/items/ItemRow.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { formatCount } from '../../ui/format.ts'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import classes from './Trends.module.css'

const SHOWN = 4

interface LatePanelProps {
  readonly late: Glance['late'] | undefined
  /** What stands there when it could not be read. */
  readonly failure: ReactNode
}

/** Dossiers past their planned step, each with the step and since when (D11.1). */
export function LatePanel({ late, failure }: LatePanelProps) {
  const { t } = useTranslation('glance')
  const words = useWords()
  const locale = useLocale()
  const [isAll, setAll] = useState(false)
  const dossiers = late?.dossiers ?? []
  const isMore = dossiers.length > SHOWN && !isAll
  return (
    <Panel id="late" raised className={classes.late} padX={2.5} padTop={4} padBottom={2.5} aria-labelledby="late-title">
      <Row as="header" gap={2.5} padX={2.5} padBottom={2}>
        <IconClockExclamation size={20} stroke={1.8} aria-hidden="true" />
        <Text id="late-title" as="h2" grow size="lg" weight="bold">
          {t('lateTitle')}
        </Text>
        {late && late.total > 0 && <Chip tone="danger">{formatCount(late.total)}</Chip>}
      </Row>
      {failure}
      {!late ? (
        !failure && (
          <Loading>
            {Array.from({ length: SHOWN }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
              <SkeletonRow key={row} />
            ))}
          </Loading>
        )
      ) : dossiers.length === 0 ? (
        <Stack as="p" gap={2.5} align="center" tone="muted" text="center" className={classes.fine}>
          <IconCircleCheck size={26} stroke={1.5} aria-hidden="true" />
          {t('lateNone')}
        </Stack>
      ) : (
        <ul className="sk-list">
          {dossiers.slice(0, isAll ? undefined : SHOWN).map((item) => (
            <li key={item._id}>
              <ItemRow
                item={item}
                compact
                aside={
                  <>
                    {item._late.text ? stepName(item._late.text, locale) : words.status('dossier', item._late.status)}{' '}
                    <DateText iso={item._late.date} form="ago" />
                  </>
                }
              />
            </li>
          ))}
        </ul>
      )}
      {isMore && (
        <Button tone="plain" size="sm" onClick={() => setAll(true)}>
          {t('showMore')}
        </Button>
      )}
      {late && !isMore && late.total > dossiers.length && (
        <Link to="/list" search={{ type: 'dossier', only: 'late' }} {...buttonLook('plain', 'sm')}>
          {t('lateAll', { number: formatCount(late.total) })}
        </Link>
      )}
    </Panel>
  )
}
