import type { IconProps } from '@tabler/icons-react'
import { createElement, forwardRef } from 'react'

/** What an icon is drawn with. */
type Parts = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]

/** The component of an icon as its package makes it, of `web/icons.json`; what is one line is given as that. */
export function drawIcon(type: string, name: string, drawn: Parts | string) {
  const parts: Parts = typeof drawn === 'string' ? [['path', { d: drawn }]] : drawn
  const isFilled = type === 'filled'
  const lines = isFilled
    ? { stroke: 'none' }
    : { fill: 'none', strokeLinecap: 'round' as const, strokeLinejoin: 'round' as const }
  return forwardRef<SVGSVGElement, IconProps>(
    ({ color = 'currentColor', size = 24, stroke = 2, title, className, children, ...rest }, ref) =>
      createElement(
        'svg',
        {
          ref,
          xmlns: 'http://www.w3.org/2000/svg',
          viewBox: '0 0 24 24',
          width: size,
          height: size,
          ...lines,
          className: ['tabler-icon', `tabler-icon-${name}`, className].filter(Boolean).join(' '),
          ...(isFilled ? { fill: color } : { strokeWidth: stroke, stroke: color }),
          ...rest,
        },
        title === undefined ? null : createElement('title', null, title),
        ...parts.map(([tag, attributes]) => createElement(tag, attributes)),
        children,
      ),
  )
}
