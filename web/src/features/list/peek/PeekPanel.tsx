import { IconArrowsDiagonal, IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { PeekBody } from '../../../entities/items/peekBody.tsx'
import { depthOf, itemQuery } from '../../../entities/items/queries.ts'
import { titleOf } from '../../../entities/items/titleOf.ts'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { buttonLook, IconButton } from '../../../ui/Button.tsx'
import { formatCount } from '../../../ui/format.ts'
import { Box } from '../../../ui/layout/Box.tsx'
import { Hint } from '../../../ui/layout/Hint.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { type ScreenCommand, useScreenCommands } from '../../../ui/screenCommands.ts'
import { useRowCommands } from '../useRowCommands.ts'
import classes from './Peek.module.css'
import type { Peek } from './usePeek.ts'

interface PeekPanelProps {
  readonly id: string
  readonly peek: Peek
}

// What has arrows or letters of its own keeps them.
const taken =
  'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"], [role="radiogroup"], [role="grid"]'

/** A record beside its list: a quick look, with the way to all of it. Arrows lead to the next one, Escape back to the list. */
export function PeekPanel({ id, peek }: PeekPanelProps) {
  const { t } = useTranslation('list')
  const words = useWords()
  const navigate = useNavigate()
  // The same that its page asks, so that this is there at once.
  const { data } = useQuery(itemQuery(id, depthOf(id)))
  const { isByHand, panel } = peek
  const name = data ? titleOf(data, words) : ''
  const place = peek.walk.current?.placeOf(id)
  const takeKeyboard = useEffectEvent(() => {
    if (isByHand()) panel.current?.focus({ preventScroll: true })
  })
  // Once, when it comes.
  useEffect(() => takeKeyboard(), [])
  const isHere = () => {
    const { activeElement: now } = document
    return now !== null && panel.current?.contains(now) === true && now.closest(taken) === null
  }
  const inPanel = (label: string, keys: readonly string[], run: (key: string) => unknown): ScreenCommand => ({
    label,
    keys,
    isKeysOnly: true,
    run: (key) => (isHere() ? run(key) : false),
  })
  const row = useRowCommands(() => (isHere() ? data : undefined))
  useScreenCommands([
    inPanel(t('keys.down'), ['j', 'ArrowDown'], () => peek.walk.current?.step(1)),
    inPanel(t('keys.up'), ['k', 'ArrowUp'], () => peek.walk.current?.step(-1)),
    inPanel(t('peekWhole'), ['Enter'], () => {
      if (document.activeElement !== panel.current) return false
      void navigate({ to: '/card/$', params: { _splat: id } })
    }),
    ...row,
    inPanel(t('peekClose'), ['Escape'], () => peek.close()),
  ])
  return (
    <Panel ref={panel} raised clip tabIndex={-1} className={classes.panel} aria-label={t('peekOf', { name })}>
      <Row as="header" gap={1} pad={2} padX={3} line="below" rigid>
        <IconButton size="sm" label={t('peekPrevious')} onClick={() => peek.walk.current?.step(-1)}>
          <IconChevronUp size={18} aria-hidden="true" />
        </IconButton>
        <IconButton size="sm" label={t('peekNext')} onClick={() => peek.walk.current?.step(1)}>
          <IconChevronDown size={18} aria-hidden="true" />
        </IconButton>
        <Hint as="span" role="status" truncate>
          <span className="sk-hidden">{name} </span>
          {place &&
            t(place.isEstimate ? 'peekPlaceEstimate' : 'peekPlace', {
              at: formatCount(place.at),
              total: formatCount(place.total),
            })}
        </Hint>
        <Row as="span" gap={1} inline atEnd>
          <Link to="/card/$" params={{ _splat: id }} {...buttonLook('quiet', 'sm')}>
            <IconArrowsDiagonal size={16} aria-hidden="true" />
            {t('peekWhole')}
          </Link>
          <IconButton size="sm" label={t('peekClose')} onClick={peek.close}>
            <IconX size={18} aria-hidden="true" />
          </IconButton>
        </Row>
      </Row>
      {/* Another one is read from its beginning. */}
      <Box key={id} pad={4} className={classes.body} grow>
        <PeekBody id={id} />
      </Box>
    </Panel>
  )
}
