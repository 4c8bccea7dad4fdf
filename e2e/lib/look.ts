import type { BrowserContextOptions, TestInfo } from '@playwright/test'
import { phone } from './finger.ts'

/** Journeys with these tags were tried in both themes, and at each width; the others were written for a wide screen in light. */
export const EACH_THEME = '@each-theme'
export const EACH_WIDTH = '@each-width'

/** What somebody has in their hands at each width. */
export const devices = {
  '390': phone,
  '800': { viewport: { width: 800, height: 1000 } },
  '1280': { viewport: { width: 1280, height: 800 } },
} satisfies Readonly<Record<string, BrowserContextOptions>>
const themes = ['light', 'dark'] as const

type Width = keyof typeof devices
const widths: readonly Width[] = ['1280', '390', '800']

interface Look {
  readonly width: Width
  readonly theme: (typeof themes)[number]
}

/**
 * In which theme a journey is walked, and how wide. Which one follows from its name, so that a run takes no longer and tries all of them;
 * `E2E_LOOK=390-dark` says it for all that have the tag.
 */
export function lookOf({ title, tags }: Pick<TestInfo, 'title' | 'tags'>): BrowserContextOptions {
  const { width, theme } = wanted(process.env.E2E_LOOK) ?? drawn(title)
  return {
    ...(tags.includes(EACH_WIDTH) ? devices[width] : {}),
    ...(tags.includes(EACH_THEME) ? { colorScheme: theme } : {}),
  }
}

function wanted(text = ''): Look | undefined {
  if (text === '') return undefined
  const [first, second] = text.split('-')
  const width = widths.find((one) => one === first)
  const theme = themes.find((one) => one === second)
  if (!width || !theme) throw new Error(`E2E_LOOK is one of ${widths.join(', ')} and light or dark, as 390-dark.`)
  return { width, theme }
}

function drawn(title: string): Look {
  let sum = 0
  for (const sign of title) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003
  return { width: widths[sum % widths.length] ?? '1280', theme: sum % 2 === 0 ? 'light' : 'dark' }
}
