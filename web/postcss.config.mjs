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

export default { plugins: [preset({ mixins: { classes } }), widths] }
