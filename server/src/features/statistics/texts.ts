import { type FigureName, figureWords } from '@schakel/domain/statistics'
import type { StatisticsPart } from './statisticsTable.ts'

/** The words of an exported table of statistics that are no words of the business. */
export interface StatisticsTexts {
  readonly title: string
  readonly parts: Readonly<Record<StatisticsPart, string>>
  readonly figures: Readonly<Record<FigureName, string>>
  readonly year: string
  readonly month: string
  readonly leads: string
  readonly name: string
  readonly of: string
  readonly step: string
  readonly came: string
  readonly took: string
  readonly days: string
  readonly dossiers: string
  readonly asked: string
  readonly answered: string
  readonly proven: string
  readonly answerDays: string
  /** What a spreadsheet of this language expects between cells. */
  readonly separator: 'semicolon' | 'comma'
}

export const statisticsTexts: Readonly<Record<'nl' | 'en', StatisticsTexts>> = {
  nl: {
    title: 'Statistieken',
    parts: {
      months: 'per maand',
      steps: 'per stap',
      suppliers: 'per leverancier',
      branches: 'per branche',
      sets: 'per eisenlijst',
    },
    figures: figureWords.nl,
    year: 'Jaar',
    month: 'Maand',
    leads: 'Eindgebruikers',
    name: 'Naam',
    of: 'Soort',
    step: 'Stap',
    came: 'Kwam in aanmerking',
    took: 'Nam de stap',
    days: 'Gemiddeld aantal dagen',
    dossiers: 'Dossiers',
    asked: 'Gevraagd',
    answered: 'Beantwoord',
    proven: 'Bewezen',
    answerDays: 'Dagen tot antwoord',
    separator: 'semicolon',
  },
  en: {
    title: 'Statistics',
    parts: {
      months: 'by month',
      steps: 'by step',
      suppliers: 'by supplier',
      branches: 'by branche',
      sets: 'by requirement set',
    },
    figures: figureWords.en,
    year: 'Year',
    month: 'Month',
    leads: 'End-users',
    name: 'Name',
    of: 'Type',
    step: 'Step',
    came: 'Could take it',
    took: 'Took it',
    days: 'Days on average',
    dossiers: 'Dossiers',
    asked: 'Asked',
    answered: 'Answered',
    proven: 'Proven',
    answerDays: 'Days to answer',
    separator: 'comma',
  },
}
