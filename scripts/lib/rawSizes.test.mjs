import { expect, test } from 'vitest'
import { root } from './project.mjs'
import { rawSizes, rawWidths, readSteps, readStyles } from './rawSizes.mjs'

const steps = readSteps(root)

test('S2.26: spacing, sizes of text, corners, lines and controls are steps of the scale in tokens.css', () => {
  const styles = readStyles(root)
  expect(Object.keys(styles).length).toBeGreaterThan(100)
  expect(rawSizes(styles, steps)).toEqual([])
})

test.each([
  ['padding: 12px 0', ['padding 12px']],
  ['margin-block-end:-3px', ['margin-block-end -3px']],
  ['gap: var(--sk-space-2) 10px', ['gap 10px']],
  ['column-gap: 0.5rem', ['column-gap 0.5rem']],
  ['font-size: clamp(1rem, 4vw, var(--sk-size-xl))', ['font-size 1rem']],
  ['font: 600 14px/1.2 serif', ['font 14px']],
  ['border-top-left-radius: .25rem', ['border-top-left-radius .25rem']],
  ['padding: calc(12px + env(safe-area-inset-bottom))', ['padding 12px']],
  ['border-top: 1px solid var(--sk-border)', ['border-top 1px']],
  ['outline: 2px solid', ['outline 2px']],
  ['box-shadow: inset 3px 0 red, 0 0 0 1px blue', ['box-shadow 3px', 'box-shadow 1px']],
  ['text-decoration-thickness: 1px', ['text-decoration-thickness 1px']],
  ['min-height: max(34px, var(--sk-finger))', ['min-height 34px']],
  ['grid-template-columns: 44px 1fr', ['grid-template-columns 44px']],
  ['inset: auto 8px', ['inset 8px']],
])('S2.26: a planted size is found: %s', (declaration, sizes) => {
  expect(rawSizes({ 'a.css': `.one {\n  ${declaration};\n}\n` }, steps)).toEqual(sizes.map((size) => `a.css: ${size}`))
  expect(rawSizes({ 'a.css': `@media (max-width: 599px){.one{${declaration}}}` }, steps)).toHaveLength(sizes.length)
})

test.each([
  'padding: 0 var(--sk-space-2)',
  'margin: 0px auto',
  'width: 420px',
  'border: var(--sk-line) solid',
  'border: 1.5px solid',
  'box-shadow: 0 0 0 6px red',
  'outline-offset: -2px',
  'top: -4px',
  'gap: 0.5em',
  'border-radius: 50%',
  'grid-gap-of-mine: 12px',
  '--sk-size: 12px',
])('S2.26: right is: %s', (declaration) => {
  expect(rawSizes({ 'a.css': `/* padding: 12px; */\n.one {\n  ${declaration};\n}\n` }, steps)).toEqual([])
})

test('S2.26: the widths at which screens change have names, but for three that one part alone needs', () => {
  expect(rawWidths(readStyles(root))).toEqual([
    'web/src/app/layouts/TopBar.module.css: (max-width: 379px)',
    'web/src/app/layouts/TopBar.module.css: (max-width: 759px)',
    'web/src/features/list/ListTools.module.css: (max-width: 1280px)',
  ])
})

test('S2.26: a planted width is found, a named one is right', () => {
  expect(rawWidths({ 'a.css': '@media screen and (max-width: 599px) {}' })).toEqual(['a.css: (max-width: 599px)'])
  expect(rawWidths({ 'a.css': '@media (--phone) {} @container (max-width: 520px) {}' })).toEqual([])
})
