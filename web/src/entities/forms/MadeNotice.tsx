import { useEffect, useState } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { isPlainClick } from '../../ui/isPlainClick.ts'
import { Row } from '../../ui/layout/Row.tsx'
import type { Opening, OpeningEnd } from './openAfterAWhile.ts'

interface MadeNoticeProps {
  readonly text: string
  /** Its page opens by itself. */
  readonly opening: Opening | undefined
  readonly href: string
  readonly onOpen: () => void
}

/** Tells that something was made, with the way to it and the way to stay. The snackbars stand outside the routes, so the link is a plain one. */
export function MadeNotice({ text, opening, href, onOpen }: MadeNoticeProps) {
  const { t } = useTranslation('forms')
  const common = useTranslation('common')
  const [state, setState] = useState<'soon' | OpeningEnd>(opening ? 'soon' : 'stopped')
  useEffect(() => opening?.onEnd(setState), [opening])
  return (
    <Row as="span" gap={1.5} gapX={3} wrap>
      <span>
        {text}.{state === 'soon' && ` ${t('opensSoon')}`}
      </span>
      {state !== 'opened' && (
        <a
          href={href}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            opening?.stop()
            setState('opened')
            onOpen()
          }}
        >
          {state === 'soon' ? t('openNow') : common.t('open')}
        </a>
      )}
      {state === 'soon' && (
        <Button size="sm" onClick={opening?.stop}>
          {t('stayHere')}
        </Button>
      )}
    </Row>
  )
}
