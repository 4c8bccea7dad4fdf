import { type ComponentPropsWithRef, createElement, type ElementType, type JSX, type ReactElement } from 'react'
import classes from './layout.module.css'

/** A step of the spacing scale, each of 4 px: 2 is `--sk-space-2`, 8 px. */
export type Step = 0.5 | 1 | 1.5 | 2 | 2.5 | 3 | 4 | 5 | 6

/** What each part of the kit can be told, besides the attributes of its element. */
export interface Look {
  readonly className?: string | undefined
  /** Room between the parts; `gapX` when it is another beside each other than one under the other. */
  readonly gap?: Step
  readonly gapX?: Exclude<Step, 0.5 | 1 | 1.5>
  /** Room around; `padX` when it is another at the sides, `padTop` and `padBottom` when it is another there. */
  readonly pad?: Step
  readonly padX?: 0 | Exclude<Step, 0.5>
  readonly padTop?: Exclude<Step, 1.5 | 5 | 6>
  readonly padBottom?: Exclude<Step, 0.5 | 5>
  /** Across the direction of a row or stack. */
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  /** Of one part, along a stack. */
  readonly place?: 'start'
  /** Along a row. */
  readonly justify?: 'between' | 'center' | 'end'
  /** A row goes on below when it is full. */
  readonly wrap?: boolean
  /** The columns of a grid. */
  readonly cols?: '2' | '3' | 'auto-fill' | 'fill-auto' | 'auto-fill-auto'
  /** A row that stands within a line; a text that stands on lines of its own. */
  readonly inline?: boolean
  readonly block?: boolean
  /** Within a row: takes what room is left; keeps its size; may become narrower than its content; stands at the end. */
  readonly grow?: boolean
  readonly rigid?: boolean
  readonly fluid?: boolean
  readonly atEnd?: boolean
  /** How wide it is before it grows or shrinks, and at the most: in steps too (`--sk-span-…`). */
  readonly basis?: 24 | 40 | 48 | 56 | 64
  readonly most?: 34 | 72 | 84 | 104 | 130 | 160
  /** As wide as there is room. */
  readonly full?: boolean
  /** At least as high as what one presses or types in. */
  readonly tall?: 'sm' | 'md' | 'lg' | 'press' | 'row'
  /** Holds what is laid over it; cuts off what does not fit. */
  readonly relative?: boolean
  readonly clip?: boolean
  /** Room to what stands above and below it. */
  readonly above?: Exclude<Step, 6>
  readonly below?: Step
  /** Has the ground, the border and the corners of a panel; a shadow below it. */
  readonly surface?: boolean
  readonly raised?: boolean
  /** A border with smaller corners, as a part within a panel has. */
  readonly outlined?: boolean
  readonly ground?: 'sunken' | 'faint' | 'surface' | 'brand' | 'accent' | 'warning'
  readonly corners?: 'xs' | 'sm' | 'md' | 'lg' | 'full'
  /** A line at its edge. */
  readonly line?: 'above' | 'below'
  /** Lights up under the pointer. */
  readonly hover?: boolean
  readonly size?: '2xs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl'
  readonly tone?: 'text' | 'soft' | 'muted' | 'brand' | 'accent' | 'success' | 'warning' | 'danger'
  readonly weight?: 'regular' | 'medium' | 'strong' | 'bold' | 'heavy'
  readonly text?: 'start' | 'center' | 'end'
  /** Its lines stand close, as those of a name. */
  readonly tight?: boolean
  /** One line, cut with an ellipsis. */
  readonly truncate?: boolean
  /** One line, whatever its width. */
  readonly nowrap?: boolean
  /** Long words break; so they do where the lines are kept as they were written. */
  readonly breaks?: boolean
  readonly lines?: boolean
  /** Digits of one width. */
  readonly digits?: boolean
  /** Links in it look like its text, and are underlined under the pointer. */
  readonly plainLinks?: boolean
  /** A link that is no text but a part to press: it looks like what it holds. */
  readonly plain?: boolean
  /** Begins with a capital, whatever it begins with. */
  readonly capital?: boolean
  /** Shows what was asked before, until the new is there. */
  readonly stale?: boolean
}

/** An element of the page. */
export type Tag = keyof JSX.IntrinsicElements

/** Attributes of the element `as`, and how it looks. */
export type LookProps<T extends Tag> = Look & { readonly as?: T | undefined } & Omit<
    ComponentPropsWithRef<T>,
    keyof Look | 'as'
  >

const flags = [
  'wrap',
  'inline',
  'block',
  'grow',
  'rigid',
  'fluid',
  'atEnd',
  'full',
  'relative',
  'clip',
  'surface',
  'raised',
  'outlined',
  'hover',
  'tight',
  'truncate',
  'nowrap',
  'breaks',
  'lines',
  'digits',
  'plainLinks',
  'plain',
  'capital',
  'stale',
] as const

const choices = [
  'gap',
  'gapX',
  'pad',
  'padX',
  'padTop',
  'padBottom',
  'above',
  'below',
  'align',
  'justify',
  'place',
  'cols',
  'basis',
  'most',
  'tall',
  'ground',
  'corners',
  'line',
  'size',
  'tone',
  'weight',
  'text',
] as const

/** The classes `parts` of the kit and those that a look asks for: for an element of somebody else, such as a link. */
export function classOf(parts: readonly string[], look: Look): string | undefined {
  const chosen = choices.flatMap((choice) => {
    const value = look[choice]
    return value === undefined ? [] : [`${choice}-${String(value).replace('.', '-')}`]
  })
  const names = [...parts, ...flags.filter((flag) => look[flag]), ...chosen]
  return [...names.map((name) => classes[name]), look.className].filter(Boolean).join(' ') || undefined
}

/** Draws `as` with the classes `parts` of the kit and those that its look asks for. */
export function drawPart(
  parts: readonly string[],
  fallback: Tag,
  props: Look & { readonly as?: Tag | undefined },
): ReactElement {
  const { as: element = fallback, ...rest } = props
  const attributes: Record<string, unknown> = { ...rest }
  for (const name of [...flags, ...choices]) delete attributes[name]
  const drawn: ElementType = element
  return createElement(drawn, { ...attributes, className: classOf(parts, rest) })
}
