import { newsPart, newsPlace } from '@schakel/domain'
import type { WorkLine } from '@schakel/domain/calls'
import { stepName } from '@schakel/domain/planning'
import { IconBellRinging } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ItemFace } from '../../entities/items/ItemFace.tsx'
import { textIn } from '../../entities/items/read.ts'
import { detailOf } from '../../entities/items/titleOf.ts'
import { useWords } from '../../texts/i18n.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Chip } from '../../ui/Chip.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { type LineDeeds, LineDeedsRow } from './LineDeeds.tsx'
import { nameOfLine } from './useWorkKeys.ts'
import classes from './Work.module.css'

interface WorkRowProps {
  readonly line: WorkLine
  readonly title: string
  /** Tab stops here, and at what can be done with it. */
  readonly isActive: boolean
  readonly onFocus: () => void
  readonly deeds: LineDeeds
}

/** A line of what is to do: what it is, why it is here, what is next, by when, and what can be done with it. */
export function WorkRow({ line, title, isActive, onFocus, deeds }: WorkRowProps) {
  const { item } = line
  const stop = { tabIndex: isActive ? 0 : -1 }
  const place = newsPlace(item._id, [line.why])
  return (
    <Row
      as="li"
      gap={1}
      fluid
      className={classes.line}
      corners="md"
      onFocus={onFocus}
      data-active={isActive || undefined}
    >
      <Link
        to="/card/$"
        params={{ _splat: place }}
        hash={newsPart(place)}
        className={classOf(['faced'], { pad: 2, padX: 2.5, hover: true, grow: true, className: classes.link })}
        data-line={nameOfLine(line)}
        {...stop}
      >
        <ItemFace item={item} />
        <Stack as="span" fluid>
          <Text as="span" weight="strong" truncate tight>
            {title}
          </Text>
          <Why line={line} />
        </Stack>
      </Link>
      <When line={line} />
      <LineDeedsRow line={line} title={title} isActive={isActive} deeds={deeds} />
    </Row>
  )
}

function Why({ line }: { readonly line: WorkLine }) {
  const { t } = useTranslation('work')
  const words = useWords()
  const locale = useLocale()
  const { why, step, item } = line
  const rule = textIn(item, 'repeat')
  const late = step && (step.text ? stepName(step.text, locale) : words.status('dossier', step.status))
  const often = rule && t('repeats', { often: words.repeat(rule) })
  const said = [detailOf(item), t(`why.${why}`, { step: late ?? '' }), often]
  return (
    <Hint as="span" breaks>
      {said.filter(Boolean).join(' · ')}.
      <Text as="span" tone="text">
        {' '}
        {t(`next.${why}`)}
      </Text>
    </Hint>
  )
}

function When({ line: { at, until, back, group, remind } }: { readonly line: WorkLine }) {
  const { t } = useTranslation('work')
  return (
    <Row as="span" gap={2} wrap rigid justify="end" className={classes.when}>
      {back && (
        <Chip tone="accent">
          {t('back')} <DateText iso={back} form="ago" />
        </Chip>
      )}
      {remind && (
        <Chip icon={<IconBellRinging size={14} aria-hidden="true" />}>
          <span className="sk-hidden">{t('reminder')} </span>
          <DateText iso={remind} />
        </Chip>
      )}
      {until ? (
        <Hint as="span">
          {t('until')} <DateText iso={until} />
        </Hint>
      ) : (
        at && (
          <Text as="span" size="sm" tone={group === 'late' ? 'danger' : 'muted'}>
            <DateText iso={at} form={group === 'late' ? 'ago' : 'dateTime'} />
          </Text>
        )
      )}
    </Row>
  )
}
