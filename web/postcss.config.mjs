import preset from 'postcss-preset-mantine'
import { namedWidths } from './src/ui/widths.ts'

/**
 * `@mixin classes gap, gap, --sk-space-*, 1 2`: a class for each name, which sets a property to the token of that name:
 * `.gap-1 { gap: var(--sk-space-1) }`.
 */
const classes = (_rule, prefix, property, token, names) =>
  Object.fromEntries(
    names.split(' ').map((name) => [`.${prefix}-${name}`, { [property]: `var(${token.replace('*', name)})` }]),
  )

/** `@mixin square var(--sk-space-6)`: as high as wide. */
const square = (_rule, size) => ({ width: size, height: size })

/** `@mixin hidden`: read to who hears the screen, and not shown; of a whole element that is the class `sk-hidden`. */
const hidden = () => ({
  position: 'absolute',
  width: 'var(--sk-line)',
  height: 'var(--sk-line)',
  overflow: 'hidden',
  'clip-path': 'inset(50%)',
  'white-space': 'nowrap',
})

/** `@mixin clamp 2`: so many lines, cut with an ellipsis. */
const clamp = (_rule, lines) => ({
  display: '-webkit-box',
  overflow: 'hidden',
  '-webkit-box-orient': 'vertical',
  '-webkit-line-clamp': lines,
})

/** `@mixin answers`: ink and fill of what was answered. */
const answers = () =>
  Object.fromEntries(
    Object.entries({ yes: 'success', partly: 'warning', roadmap: 'accent', no: 'danger' }).map(([value, tone]) => [
      `&[data-value="${value}"]`,
      { '--ink': `var(--sk-${tone})`, '--fill': `var(--sk-${tone}-soft)` },
    ]),
  )

/** `@media (--phone)`: the widths of windows have names (src/ui/widths.ts). */
const widths = {
  postcssPlugin: 'named-widths',
  AtRule: {
    media(rule) {
      const written = rule.params.replace(/(?<=\()--[\w-]+(?=\))/g, (name) => {
        const query = namedWidths.get(name)
        if (query === undefined) throw rule.error(`No width is named ${name}`)
        return query
      })
      if (written !== rule.params) rule.params = written
    },
  },
}

export default { plugins: [preset({ mixins: { answers, clamp, classes, hidden, square } }), widths] }
