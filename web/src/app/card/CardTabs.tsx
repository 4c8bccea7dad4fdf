import type { AnyItem } from '@schakel/domain'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { titleOf } from '../../entities/items/titleOf.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { classOf } from '../../ui/layout/look.ts'
import { Row } from '../../ui/layout/Row.tsx'
import classes from './CardTabs.module.css'
import type { CardTab } from './tabs.ts'

interface CardTabsProps {
  readonly item: AnyItem
  readonly tabs: readonly CardTab[]
  /** The one that is open; nothing for the overview. */
  readonly open: string | undefined
}

/** The parts of an item's page, each with an address of its own. */
export function CardTabs({ item, tabs, open }: CardTabsProps) {
  const { t } = useTranslation('tabs')
  const words = useWords()
  const cache = useQueryClient()
  const bar = useRef<HTMLElement>(null)
  // On a phone the open one may stand beside the window.
  useEffect(() => {
    const here = open === undefined ? undefined : bar.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (bar.current && here) bar.current.scrollLeft = here.offsetLeft + here.offsetWidth - bar.current.clientWidth
  }, [open])
  return (
    <Row
      ref={bar}
      as="nav"
      gap={1}
      align="stretch"
      fluid
      line="below"
      className={classes.tabs}
      relative
      aria-label={t('of', { name: titleOf(item, words) })}
      data-screen=""
    >
      {[undefined, ...tabs].map((tab) => (
        <Link
          key={tab?.name ?? ''}
          to="/card/$"
          params={{ _splat: tab ? `${item._id}/${tab.name}` : item._id }}
          resetScroll={false}
          // The address of the overview begins that of each tab.
          activeOptions={{ exact: true }}
          className={classOf([], {
            pad: 2,
            padX: 3,
            nowrap: true,
            rigid: true,
            tone: 'muted',
            weight: 'strong',
            plain: true,
            className: classes.tab,
          })}
          aria-current={tab?.name === open ? 'page' : undefined}
          onPointerEnter={tab?.screen.preload}
          onFocus={tab?.screen.preload}
          // Before the click, so that the answer is on its way while the screen is drawn.
          onPointerDown={() => tab?.ask?.(cache, item._id)}
        >
          {t(tab?.name ?? 'overview')}
        </Link>
      ))}
    </Row>
  )
}
