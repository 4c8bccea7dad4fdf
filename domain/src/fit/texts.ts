import { fill } from '../texts/words.ts'
import type { FitCode, FitReason } from './fit.ts'

/** The words of supplier fit in one language; `{kind}` and the like are filled in. */
export interface FitTexts {
  readonly criteria: Readonly<Record<FitReason['criterion'], string>>
  readonly reasons: Readonly<Record<FitCode, string>>
}

/** The words of supplier fit in Dutch and English (D1.3). */
export const fitTexts = {
  nl: {
    criteria: {
      software: 'Software',
      branche: 'Branche',
      size: 'Bedrijfsgrootte',
      region: 'Regio',
      results: 'Resultaten',
      load: 'Drukte',
      accepts: 'Beschikbaarheid',
    },
    reasons: {
      softwareServed: 'Levert {kind}',
      softwareProduct: 'Levert {kind} met {product}',
      softwareUnknown: 'Onbekend of deze leverancier {kind} levert',
      softwareOther: 'Levert geen {kind}, wel {kinds}',
      brancheSame: 'Kent de branche: {tags}',
      brancheRelated: 'Werkt in een branche die verwant is aan {tags}',
      brancheOther: 'Geen ervaring bekend met {tags}',
      brancheUnknown: 'Het dossier heeft nog geen branche',
      sizeServed: 'Bedient bedrijven met {size} medewerkers',
      sizeNext: 'Bedient bedrijven net onder of boven {size} medewerkers',
      sizeNotSaid: 'Geen voorkeur voor bedrijfsgrootte opgegeven',
      sizeOther: 'Bedient geen bedrijven met {size} medewerkers',
      sizeUnknown: 'Het aantal medewerkers van de aanvrager is niet bekend',
      regionServed: 'Werkt in {province}',
      regionSame: 'Gevestigd in {province}',
      regionNotSaid: 'Geen werkgebied opgegeven',
      regionOther: 'Werkt niet in {province}',
      regionUnknown: 'De provincie van de aanvrager is niet bekend',
      resultsNone: 'Nog geen afgeronde matches',
      resultsKnown: 'Eerdere matches: {good} geslaagd, {bad} niet',
      loadFree: 'Lopende matches: {open} van {capacity}',
      loadFull: 'Zit vol: lopende matches {open} van {capacity}',
      loadAssumed: 'Lopende matches: {open}, geen maximum opgegeven',
      notAccepting: 'Neemt nu geen nieuwe aanvragen aan',
    },
  },
  en: {
    criteria: {
      software: 'Software',
      branche: 'Industry',
      size: 'Company size',
      region: 'Region',
      results: 'Results',
      load: 'Workload',
      accepts: 'Availability',
    },
    reasons: {
      softwareServed: 'Supplies {kind}',
      softwareProduct: 'Supplies {kind} with {product}',
      softwareUnknown: 'Not known whether this supplier offers {kind}',
      softwareOther: 'Supplies no {kind}, but does {kinds}',
      brancheSame: 'Knows the industry: {tags}',
      brancheRelated: 'Works in an industry related to {tags}',
      brancheOther: 'No known experience with {tags}',
      brancheUnknown: 'The dossier has no industry yet',
      sizeServed: 'Serves companies of {size} employees',
      sizeNext: 'Serves companies just below or above {size} employees',
      sizeNotSaid: 'Named no preferred company size',
      sizeOther: 'Does not serve companies of {size} employees',
      sizeUnknown: 'The number of employees of the applicant is not known',
      regionServed: 'Works in {province}',
      regionSame: 'Based in {province}',
      regionNotSaid: 'Named no working area',
      regionOther: 'Does not work in {province}',
      regionUnknown: 'The province of the applicant is not known',
      resultsNone: 'No finished matches yet',
      resultsKnown: 'Earlier matches: {good} successful, {bad} not',
      loadFree: 'Running matches: {open} of {capacity}',
      loadFull: 'Fully booked: running matches {open} of {capacity}',
      loadAssumed: 'Running matches: {open}, no maximum given',
      notAccepting: 'Takes no new requests at the moment',
    },
  },
} as const satisfies Record<'nl' | 'en', FitTexts>

/** A reason in words, in a language of `fitTexts`. */
export function fitReason(language: keyof typeof fitTexts, reason: Pick<FitReason, 'code' | 'params'>): string {
  return fill(fitTexts[language].reasons[reason.code], reason.params)
}
