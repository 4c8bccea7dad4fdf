import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './Clamp.module.css'

/** Text of at most so many lines, with "meer" when there is more of it (S2.27, S2.28). */
export function Clamp({ lines, children }: { readonly lines: number; readonly children: ReactNode }) {
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
      <div ref={box} className={classes.text} style={{ '--lines': lines }} data-open={isOpen || undefined}>
        {children}
      </div>
      {(isCut || isOpen) && (
        <button type="button" className={classes.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('less') : t('more')}
        </button>
      )}
    </div>
  )
}
