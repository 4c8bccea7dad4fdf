import { IconClipboardCheck } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { memo, useEffect, useId, useRef, useState } from 'react'
import { Grade } from '../../entities/answers/Grade.tsx'
import { gradeOfAnswer, todayIs } from '../../entities/answers/grade.ts'
import { SeenMarks } from '../../entities/answers/SeenMarks.tsx'
import { ValueMark } from '../../entities/answers/ValueMark.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './Answers.module.css'
import { AskedText } from './AskedText.tsx'
import { CheckedNote } from './CheckedNote.tsx'
import { CheckForm } from './CheckForm.tsx'
import { EarlierSaid } from './EarlierSaid.tsx'
import { Said } from './Said.tsx'
import type { SheetRow } from './sheetRows.ts'
import { useReopen } from './useReopen.ts'

interface ReadRowProps {
  readonly row: SheetRow
  readonly match: string
  readonly mayCheck: boolean
  /** The term is over: a row that is empty can be reopened as well. */
  readonly isLate: boolean
  /** They say what they saw; staff do so where they check (F1.10). */
  readonly mayMarkSeen: boolean
  readonly products: readonly { readonly _id: string; readonly name: string }[]
}

/** One requirement with what was answered to it, for who reads or checks it (F1.11). */
export const ReadRow = memo(function ReadRow({ row, match, mayCheck, isLate, mayMarkSeen, products }: ReadRowProps) {
  const { t } = useTranslation('answers')
  const { asked, answer, earlier, isToConfirm, isReopened } = row
  const mayReopen = mayCheck && (answer ? answer.status === 'submitted' : isLate && !isReopened)
  const [isChecking, setChecking] = useState(false)
  const reopen = useReopen(match)
  const id = useId()
  const { place, isMeant } = useMeant(asked.key)
  const product = products.find(({ _id }) => _id === answer?.product)?.name
  return (
    <Box
      as="li"
      ref={place}
      tabIndex={isMeant ? -1 : undefined}
      data-meant={isMeant || undefined}
      gap={2}
      gapX={5}
      line="below"
      className={classes.row}
      data-unanswered={!answer || isToConfirm || undefined}
    >
      <AskedText asked={asked} id={id}>
        {isToConfirm && (
          <Text as="span" tone="warning" weight="strong">
            {t('toConfirm')}
          </Text>
        )}
        {isReopened && (
          <Text as="span" tone="warning" weight="strong">
            {t('reopened')}
          </Text>
        )}
        {product && <Chip>{product}</Chip>}
      </AskedText>
      <Stack gap={1.5} fluid className={classes.given}>
        {answer ? <Said answer={answer} /> : <ValueMark value={undefined} />}
        {answer && <CheckedNote answer={answer} />}
        {(answer || mayReopen) && (
          <Row wrap gap={2} gapX={3}>
            {answer && <Grade grade={gradeOfAnswer(answer, todayIs())} isWordy />}
            {answer && mayMarkSeen && !mayCheck && <SeenMarks match={match} answer={answer} />}
            {answer && mayCheck && (
              <Button
                size="sm"
                aria-expanded={isChecking}
                aria-label={t('checkOf', { key: asked.key })}
                icon={<IconClipboardCheck size={15} aria-hidden="true" />}
                onClick={() => setChecking(!isChecking)}
              >
                {t('check')}
              </Button>
            )}
            {mayReopen && (
              <Button
                size="sm"
                tone="plain"
                writes="now"
                busy={reopen.isPending}
                aria-label={t('reopenOf', { key: asked.key })}
                onClick={() => reopen.mutate([asked.key])}
              >
                {t('reopen')}
              </Button>
            )}
          </Row>
        )}
        <EarlierSaid answers={earlier} />
      </Stack>
      {isChecking && answer && (
        <CheckForm match={match} requirement={asked.key} answer={answer} onDone={() => setChecking(false)} />
      )}
    </Box>
  )
})

/** Leads whoever comes from a number to the answer behind it (F2.15). */
function useMeant(key: string) {
  const place = useRef<HTMLLIElement>(null)
  const isMeant = useLocation({ select: ({ hash }) => hash === key })
  useEffect(() => {
    if (!isMeant) return
    place.current?.focus({ preventScroll: true })
    // Once more a frame later: a page that comes scrolls by itself.
    const show = () => place.current?.scrollIntoView({ block: 'center' })
    let frame = requestAnimationFrame(() => {
      show()
      frame = requestAnimationFrame(show)
    })
    return () => cancelAnimationFrame(frame)
  }, [isMeant])
  return { place, isMeant }
}
