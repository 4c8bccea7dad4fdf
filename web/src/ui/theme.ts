import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

// Ten steps each; the colour that the product is known by stands at index 8.
const brand: MantineColorsTuple = [
  '#e8f1fb',
  '#d2e3f7',
  '#a5c7ef',
  '#74b0f4',
  '#4f97e6',
  '#3485da',
  '#2477d0',
  '#1b6dc8',
  '#1565c0',
  '#0f4f99',
]
const accent: MantineColorsTuple = [
  '#f1ebfa',
  '#e0d4f3',
  '#c7b2e9',
  '#b79bec',
  '#9673d3',
  '#845cc8',
  '#774cbf',
  '#6e42bb',
  '#673ab7',
  '#512d91',
]

// From text on dark down to the ground; Mantine draws its dark surfaces and lines from these.
const dark: MantineColorsTuple = [
  '#e8eaee',
  '#c6cbd3',
  '#a0a8b4',
  '#768091',
  '#2a303b',
  '#252b35',
  '#1f242d',
  '#1a1e26',
  '#12151b',
  '#0e1116',
]

/** Mantine in the product's own clothes: sizes, corners and shadows come from tokens.css. */
export const theme = createTheme({
  colors: { brand, accent, dark },
  primaryColor: 'brand',
  primaryShade: { light: 8, dark: 3 },
  autoContrast: true,
  luminanceThreshold: 0.32,
  fontFamily: 'var(--sk-font)',
  fontFamilyMonospace: 'var(--sk-font-mono)',
  fontSizes: {
    xs: 'var(--sk-size-xs)',
    sm: 'var(--sk-size-sm)',
    md: 'var(--sk-size-md)',
    lg: 'var(--sk-size-lg)',
    xl: 'var(--sk-size-xl)',
  },
  headings: { fontWeight: '650', fontFamily: 'var(--sk-font)' },
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '14px', xl: '20px' },
  defaultRadius: 'md',
  shadows: {
    xs: 'var(--sk-shadow-1)',
    sm: 'var(--sk-shadow-1)',
    md: 'var(--sk-shadow-2)',
    lg: 'var(--sk-shadow-3)',
    xl: 'var(--sk-shadow-3)',
  },
  breakpoints: { xs: '30em', sm: '37.5em', md: '50em', lg: '75em', xl: '90em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
})

const shared = {
  '--mantine-color-body': 'var(--sk-surface)',
  '--mantine-color-text': 'var(--sk-text)',
  '--mantine-color-dimmed': 'var(--sk-muted)',
  '--mantine-color-placeholder': 'var(--sk-muted)',
  '--mantine-color-default': 'var(--sk-surface)',
  '--mantine-color-default-hover': 'var(--sk-hover)',
  '--mantine-color-default-color': 'var(--sk-text)',
  '--mantine-color-default-border': 'var(--sk-border)',
  '--mantine-color-error': 'var(--sk-danger)',
  '--mantine-color-anchor': 'var(--sk-brand)',
  '--mantine-color-disabled': 'var(--sk-sunken)',
  '--mantine-color-disabled-color': 'var(--sk-muted)',
}

/** Mantine's own variables, read from the tokens, so that both halves of a screen look alike. */
export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: shared, dark: shared })
