import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../texts/useTranslation.ts'
import classes from './Clamp.module.css'
import { Box } from './layout/Box.tsx'
import { classOf } from './layout/look.ts'

interface ClampProps {
  readonly lines: number
  /** It has paragraphs and lists. */
  readonly isRich?: boolean
  readonly children: ReactNode
}

/** Text of at most so many lines, with "meer" when there is more of it (S2.27, S2.28). */
export function Clamp({ lines, isRich = false, children }: ClampProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isCut, setCut] = useState(false)

  useEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      if (element.dataset.open === undefined) setCut(element.scrollHeight > element.clientHeight + 1)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <div>
      <Box
        lines
        ref={box}
        className={classes.text}
        style={{ '--lines': lines }}
        data-rich={isRich || undefined}
        data-open={isOpen || undefined}
      >
        {children}
      </Box>
      {(isCut || isOpen) && (
        <button
          type="button"
          className={classOf([], {
            text: 'start',
            tone: 'brand',
            size: 'sm',
            weight: 'medium',
            className: classes.more,
          })}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('less') : t('more')}
        </button>
      )}
    </div>
  )
}
