import { useEffect } from 'react'

/**
 * Marks what is pointed at as the anchor `--tour` of the style sheet, and scrolls there. Also what comes later or is drawn anew: the
 * page under a tour may still be loading.
 */
export function useAnchor(find: () => Element | null): void {
  useEffect(() => {
    let marked: Element | null = null
    const mark = () => {
      const target = find()
      if (target === marked) return
      unmark(marked)
      marked = target
      if (target instanceof HTMLElement) target.style.setProperty('anchor-name', '--tour')
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
      target?.scrollIntoView?.({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' })
    }
    mark()
    const observer = new MutationObserver(mark)
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-label'] })
    return () => {
      observer.disconnect()
      unmark(marked)
    }
  }, [find])
}

function unmark(target: Element | null): void {
  if (target instanceof HTMLElement) target.style.removeProperty('anchor-name')
}
