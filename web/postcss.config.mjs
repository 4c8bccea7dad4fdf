/**
 * `@mixin classes gap, gap, --sk-space-*, 1 2`: a class for each name, which sets a property to the token of that name:
 * `.gap-1 { gap: var(--sk-space-1) }`.
 */
const classes = (_rule, prefix, property, token, names) =>
  Object.fromEntries(
    names.split(' ').map((name) => [`.${prefix}-${name}`, { [property]: `var(${token.replace('*', name)})` }]),
  )

export default { plugins: { 'postcss-preset-mantine': { mixins: { classes } } } }
