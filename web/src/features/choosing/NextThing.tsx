import type { AnyItem } from '@schakel/domain'
import type { ChoosingNext } from '@schakel/domain/choosing'
import { Link } from '@tanstack/react-router'
import { DecidedOn } from '../../entities/items/DecidedOn.tsx'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { formatList } from '../../ui/format.ts'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './Choosing.module.css'
import { linkTo, placeOfAction } from './places.ts'
import { Writes } from './Writes.tsx'

interface NextThingProps {
  readonly dossier: AnyItem
  readonly next: ChoosingNext
  readonly tab: string | undefined
  readonly isCentre: boolean
}

/** The one thing to do next, or whose turn it is and since when, with somebody to write to. */
export function NextThing({ dossier, next, tab, isCentre }: NextThingProps) {
  const { t } = useTranslation('choosing')
  const locale = useLocale()
  const { action, turn, since } = next
  const names = formatList(next.names, locale)
  const isYours = turn === 'you'
  const isWaiting = !isYours && turn !== 'nobody'
  const who = turn === 'you' || turn === 'nobody' || names !== '' ? names : t(`who.${turn}`)
  const place = placeOfAction[action]
  // Where one is already there is nowhere to go to.
  const isHere = place.tab === tab && place.hash === undefined
  return (
    <Row gap={2} gapX={4} wrap justify="between">
      <Stack gap={1} grow className={classes.said}>
        <Text role="status">{isYours ? t(`you.${action}`, { names }) : t(`waits.${action}`, { who })}</Text>
        {since && (isWaiting || action === 'decided') && (
          <Text size="sm" tone="muted">
            {action === 'decided' ? (
              <DecidedOn iso={since} />
            ) : (
              <>
                {t('since')} <DateText iso={since} form="date" />
              </>
            )}
          </Text>
        )}
      </Stack>
      <Cluster gap={2}>
        {(isWaiting || action === 'remind') && <Writes dossier={dossier} next={next} isCentre={isCentre} />}
        {!isHere && (
          <Link
            {...linkTo(dossier._id, place)}
            resetScroll={place.hash !== undefined}
            {...buttonLook(isYours ? 'brand' : 'quiet')}
          >
            {t(`go.${action}`)}
          </Link>
        )}
      </Cluster>
    </Row>
  )
}
