import type { Language } from './problemTexts.ts'

/** The language a person would rather read; Dutch when nothing is said (D1.2). */
export function languageOf(accepted: string | undefined): Language {
  if (!accepted) return 'nl'
  let best: { language: Language; weight: number } = { language: 'nl', weight: 0 }
  for (const part of accepted.slice(0, 500).split(',')) {
    const [range = '', ...parameters] = part.trim().toLowerCase().split(';')
    const primary = range.split('-')[0]
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
    const weight = quality === undefined ? 1 : Number(quality)
    if ((primary === 'nl' || primary === 'en') && weight > best.weight) best = { language: primary, weight }
  }
  return best.language
}

/** Where the site begins for who reads it in a language: Dutch has no sign in its addresses, English stands under `/en`. */
export function siteIn(language: Language, publicUrl: string): string {
  return `${publicUrl}${language === 'en' ? '/en' : ''}`
}
