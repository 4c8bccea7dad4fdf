import type { ReactNode } from 'react'
import type { Mark, Series } from './series.ts'

/** The fill of a surface: a pattern that was drawn by `Marks`, or the colour itself. */
export function patternFill(id: string, mark: Mark, colour: string): string {
  return mark === 'solid' ? colour : `url(#${id}-${mark})`
}

const drawings: Readonly<Record<Exclude<Mark, 'solid'>, ReactNode>> = {
  stripes: <path d="M-2 10 L10 -2 M-2 2 L2 -2 M6 10 L10 6" strokeWidth="2" />,
  back: <path d="M-2 -2 L10 10 M-2 6 L2 10 M6 -2 L10 2" strokeWidth="2" />,
  dots: <circle cx="4" cy="4" r="1.6" strokeWidth="1.6" />,
  grid: <path d="M0 4 H8 M4 0 V8" strokeWidth="1.4" />,
  lines: <path d="M0 2 H8 M0 6 H8" strokeWidth="1.6" />,
}

/** The patterns of a chart, once, for its surfaces and its legend. */
export function Marks({ id, series }: { readonly id: string; readonly series: readonly Series[] }) {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <defs>
        {series.map(({ mark, colour }) =>
          mark === 'solid' ? null : (
            <pattern key={mark} id={`${id}-${mark}`} width="8" height="8" patternUnits="userSpaceOnUse">
              <rect width="8" height="8" fill={colour} fillOpacity="0.16" />
              <g stroke={colour} fill="none">
                {drawings[mark]}
              </g>
            </pattern>
          ),
        )}
      </defs>
    </svg>
  )
}
