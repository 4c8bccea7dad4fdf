import { type FitReason, fitReason, fitTexts } from '@schakel/domain/fit'
import { IconArrowsJoin, IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { ItemLink } from '../../../entities/items/ItemLink.tsx'
import { useLocale } from '../../../texts/useLocale.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { numberWith } from '../../../ui/format.ts'
import { ItemAvatar } from '../../../ui/ItemAvatar.tsx'
import { Box } from '../../../ui/layout/Box.tsx'
import { classOf } from '../../../ui/layout/look.ts'
import { Row } from '../../../ui/layout/Row.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import classes from './Fit.module.css'
import type { RankedSupplier } from './queries.ts'
import type { ShownPoints } from './shownPoints.ts'

interface FitRowProps {
  readonly supplier: RankedSupplier
  readonly shown: ShownPoints
  /** A neighbour in the list has as many points: only the name puts one before the other. */
  readonly isEqual: boolean
  readonly isChosen: boolean
  readonly startsOpen: boolean
  readonly onChoose: (isChosen: boolean) => void
}

/** A supplier with its points, and each of them in words with a bar. */
export function FitRow({ supplier, shown, isEqual, isChosen, startsOpen, onChoose }: FitRowProps) {
  const { t } = useTranslation('fit')
  const [isOpen, setOpen] = useState(startsOpen)
  const id = useId()
  const { _id, name, avatar, color, max, matched, reasons } = supplier
  const points = numberWith(shown.decimals, 0)(shown.points)
  return (
    <Box
      as="li"
      pad={2}
      padX={3}
      outlined
      className={classes.row}
      data-chosen={isChosen || undefined}
      data-matched={matched || undefined}
    >
      <Row gap={3} className={classes.head}>
        <input
          type="checkbox"
          aria-label={t('choose', { name })}
          checked={isChosen || matched}
          disabled={matched}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        <ItemAvatar type="supplier" name={name} avatar={avatar} color={color} size={34} />
        <Row gap={0.5} gapX={2.5} wrap grow fluid weight="strong" breaks plainLinks>
          <ItemLink id={_id}>{name}</ItemLink>
          {matched && (
            <Chip tone="success" icon={<IconArrowsJoin size={13} aria-hidden="true" />}>
              {t('matched')}
            </Chip>
          )}
          {isEqual && <Chip title={t('equalText')}>{t('equal')}</Chip>}
        </Row>
        <Score share={max > 0 ? shown.points / max : 0} points={points} max={max} />
        <button
          type="button"
          className={classOf(['row'], {
            inline: true,
            gap: 1,
            padX: 1.5,
            tone: 'muted',
            size: 'sm',
            corners: 'sm',
            className: classes.why,
          })}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t('whyOf', { name, points })}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={classes.whyText}>{t('why')}</span>
          <IconChevronDown size={16} aria-hidden="true" />
        </button>
      </Row>
      {isOpen && <Reasons id={id} reasons={reasons} shown={shown} />}
    </Box>
  )
}

interface ScoreProps {
  readonly share: number
  readonly points: string
  readonly max: number
}

function Score({ share, points, max }: ScoreProps) {
  const { t } = useTranslation('fit')
  const words = t('points', { points, max })
  return (
    <Row as="span" gap={2} inline digits className={classes.score} title={words}>
      <Text as="span" clip ground="sunken" corners="xs" className={classes.scoreBar} aria-hidden="true">
        <span style={{ '--share': share }} />
      </Text>
      <strong aria-hidden="true">{points}</strong>
      <span className="sk-hidden">{words}</span>
    </Row>
  )
}

interface ReasonsProps {
  readonly id: string
  readonly reasons: readonly FitReason[]
  readonly shown: ShownPoints
}

function Reasons({ id, reasons, shown }: ReasonsProps) {
  const { t } = useTranslation('fit')
  const locale = useLocale()
  const number = numberWith(shown.decimals, 0)
  return (
    <Text id={id} as="ul" above={1.5} below={1} line="above" size="sm" className={classes.reasons} gap={1} gapX={4}>
      {reasons.map((reason, at) => (
        <li key={reason.criterion} className={classes.reason} data-strength={strengthOf(reason)}>
          <Text as="span" tone="muted" className={classes.criterion}>
            {fitTexts[locale].criteria[reason.criterion]}
          </Text>
          <Text as="span" breaks className={classes.words}>
            {fitReason(locale, reason)}
          </Text>
          {reason.max > 0 && (
            <Text as="span" size="xs" tone="muted" digits className={classes.points} gap={2}>
              <Text as="span" clip ground="sunken" corners="xs" className={classes.pointsBar} aria-hidden="true">
                <span style={{ '--share': reason.points / reason.max }} />
              </Text>
              {t('reasonPoints', { points: number(shown.parts[at] ?? 0), max: reason.max })}
            </Text>
          )}
        </li>
      ))}
    </Text>
  )
}

function strengthOf({ points, max }: FitReason): 'strong' | 'some' | 'none' {
  if (max === 0 || points === 0) return 'none'
  return points >= max * 0.75 ? 'strong' : 'some'
}
