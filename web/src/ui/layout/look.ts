import { type ComponentPropsWithRef, createElement, type ElementType, type JSX, type ReactElement } from 'react'
import classes from './layout.module.css'

/** A step of the spacing scale, each of 4 px: 2 is `--sk-space-2`, 8 px. */
export type Step = 0 | 0.5 | 1 | 1.5 | 2 | 2.5 | 3 | 4 | 5 | 6 | 7 | 8 | 10

/** What each part of the kit can be told, besides the attributes of its element. */
export interface Look {
  readonly className?: string | undefined
  /** Room between the parts; `gapX` when it is another beside each other than one under the other. */
  readonly gap?: Step
  readonly gapX?: Step
  /** Room around; `padX` when it is another at the sides. */
  readonly pad?: Step
  readonly padX?: Step
  /** Across the direction of a row or stack. */
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  /** Along a row. */
  readonly justify?: 'between' | 'center' | 'end'
  /** A row goes on below when it is full. */
  readonly wrap?: boolean
  /** A row that stands within a line. */
  readonly inline?: boolean
  /** Within a row: takes what room is left; keeps its size; may become narrower than its content. */
  readonly grow?: boolean
  readonly rigid?: boolean
  readonly fluid?: boolean
  /** Has the ground, the border and the corners of a panel; a shadow below it. */
  readonly surface?: boolean
  readonly raised?: boolean
  readonly size?: '2xs' | 'xs' | 'sm' | 'md' | 'input' | 'lg' | 'xl' | '2xl'
  readonly tone?: 'text' | 'soft' | 'muted' | 'brand' | 'accent' | 'success' | 'warning' | 'danger'
  readonly weight?: 'regular' | 'medium' | 'strong' | 'bold' | 'heavy'
  /** One line, cut with an ellipsis. */
  readonly truncate?: boolean
  /** Long words break. */
  readonly breaks?: boolean
  /** Digits of one width. */
  readonly digits?: boolean
}

/** An element of the page. */
export type Tag = keyof JSX.IntrinsicElements

/** Attributes of the element `as`, and how it looks. */
export type LookProps<T extends Tag> = Look & { readonly as?: T | undefined } & Omit<
    ComponentPropsWithRef<T>,
    keyof Look | 'as'
  >

const flags = ['wrap', 'inline', 'grow', 'rigid', 'fluid', 'surface', 'raised', 'truncate', 'breaks', 'digits'] as const
const choices = ['gap', 'gapX', 'pad', 'padX', 'align', 'justify', 'size', 'tone', 'weight'] as const

/** Draws `as` with the classes `parts` of the kit and those that its look asks for. */
export function drawPart(
  parts: readonly string[],
  fallback: Tag,
  props: Look & { readonly as?: Tag | undefined },
): ReactElement {
  const { as: element = fallback, className, ...rest } = props
  const names = [...parts]
  const attributes: Record<string, unknown> = { ...rest }
  for (const flag of flags) {
    if (rest[flag]) names.push(flag)
    delete attributes[flag]
  }
  for (const choice of choices) {
    const value = rest[choice]
    if (value !== undefined) names.push(`${choice}-${String(value).replace('.', '-')}`)
    delete attributes[choice]
  }
  const own = names.map((name) => classes[name]).filter(Boolean)
  const drawn: ElementType = element
  return createElement(drawn, { ...attributes, className: [...own, className].filter(Boolean).join(' ') || undefined })
}
