import { keptIn } from '../api/kept.ts'

/** Light, dark, or as the device is set. */
export const colorSchemes = ['light', 'dark', 'auto'] as const
export type ColorScheme = (typeof colorSchemes)[number]

// The same place that Mantine and public/scheme.js read.
const KEY = 'mantine-color-scheme-value'
const listeners = new Set<() => void>()
const prefersDark = () => matchMedia('(prefers-color-scheme: dark)')

function kept(): ColorScheme {
  const found = keptIn('localStorage', KEY)
  return colorSchemes.find((scheme) => scheme === found) ?? 'auto'
}

let current = kept()

/** How the product was chosen to look on this device. */
export function chosenScheme(): ColorScheme {
  return current
}

function apply(): void {
  const isDark = current === 'dark' || (current === 'auto' && prefersDark().matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
  for (const listener of listeners) listener()
}

/** Chooses how the product looks on this device. */
export function setColorScheme(scheme: ColorScheme): void {
  // Whoever listens may set it again: that is no new choice.
  if (scheme === current) return
  current = scheme
  try {
    localStorage.setItem(KEY, scheme)
  } catch (error) {
    console.warn('Appearance not kept', error)
  }
  apply()
}

/** Follows the device, and other windows of the product. */
export function watchColorScheme(): void {
  prefersDark().addEventListener('change', apply)
  window.addEventListener('storage', (event) => {
    if (event.key !== KEY) return
    current = kept()
    apply()
  })
}

/** Runs whenever another look is chosen; the answer stops it. */
export function subscribeToScheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
