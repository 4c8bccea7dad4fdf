import type { ColourName } from '../colours.ts'
import type { dossierStatuses } from '../status/statusTable.ts'

interface TemplateStep {
  /** Days after the date of the dossier. */
  readonly diff: number
  readonly color: ColourName
  readonly text: { readonly nl: string; readonly en: string }
  /** The status that a dossier has by then when all goes as planned. */
  readonly status: keyof (typeof dossierStatuses)['entries']
}

/** By then one has chosen: the selection date of a dossier is the day of this step. */
export const choiceStep: TemplateStep = {
  diff: 60,
  color: 'paars',
  text: { nl: 'Keuze', en: 'Choice' },
  status: 'done',
}

/** The steps that every dossier is proposed (S3.17, D11.1). */
export const planningTemplate: readonly TemplateStep[] = [
  { diff: 0, color: 'blauw', text: { nl: 'Opstarten', en: 'Starting up' }, status: 'request' },
  { diff: 5, color: 'indigo', text: { nl: 'Beoordelen', en: 'Assessing' }, status: 'intake' },
  { diff: 15, color: 'groen', text: { nl: 'Matching', en: 'Matching' }, status: 'match' },
  { diff: 50, color: 'rood', text: { nl: 'Kennisdag', en: 'Knowledge day' }, status: 'meeting' },
  choiceStep,
  { diff: 180, color: 'oker', text: { nl: 'Implementatie', en: 'Implementation' }, status: 'done' },
]

/** The template step of this name, if any: kept in Dutch, or as somebody typed it in English (D1.3). */
export function templateStep(text: string): TemplateStep | undefined {
  return planningTemplate.find((step) => step.text.nl === text || step.text.en === text)
}

/** What a step is called in a language: a template step by its name there, what somebody named as it was typed (D1.3). */
export function stepName(text: string, locale: 'nl' | 'en'): string {
  return templateStep(text)?.text[locale] ?? text
}
