import { useEffect, useState } from 'react'

/** A place in the window, pixels. */
export interface Spot {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

/** How far the light reaches around what it shows, pixels. */
const AROUND = 6

/**
 * Where something stands in the window, followed frame by frame: the page under a tour may still be coming, and be scrolled. Nothing
 * while it is not there.
 */
export function useSpot(find: () => Element | null): Spot | undefined {
  const [spot, setSpot] = useState<Spot>()
  useEffect(() => {
    let frame = 0
    let shown: Element | null = null
    const look = () => {
      const target = find()
      if (target !== shown) {
        shown = target
        const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
        target?.scrollIntoView?.({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' })
      }
      const next = target ? around(target.getBoundingClientRect()) : undefined
      setSpot((before) => (isSame(before, next) ? before : next))
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [find])
  return spot
}

function around({ top, left, width, height }: Spot): Spot | undefined {
  if (width === 0 && height === 0) return undefined
  return { top: top - AROUND, left: left - AROUND, width: width + 2 * AROUND, height: height + 2 * AROUND }
}

function isSame(a: Spot | undefined, b: Spot | undefined): boolean {
  return a?.top === b?.top && a?.left === b?.left && a?.width === b?.width && a?.height === b?.height
}
