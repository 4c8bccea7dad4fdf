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
      requirements: 'Eisen',
      size: 'Bedrijfsgrootte',
      region: 'Regio',
      results: 'Resultaten',
      load: 'Drukte',
      response: 'Reactietijd',
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
      requirementsKnown: 'Productprofiel: ja op {yes} van de {count} eisen voor {kind}, {unknown} onbekend',
      requirementsKnockout: 'Productprofiel: nee op wat niet mag ontbreken ({keys})',
      requirementsNotSaid: 'Productprofiel zegt nog niets over de {count} eisen voor {kind}',
      requirementsUnknown: 'Er zijn nog geen eisen voor deze software',
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
      resultsOther:
        'Eerdere matches: {good} geslaagd, {bad} niet; {other} met andere software dan {kind} of ouder dan drie jaar telt half',
      loadFree: 'Lopende matches: {open} van {capacity}',
      loadFull: 'Zit vol: lopende matches {open} van {capacity}',
      loadAssumed: 'Lopende matches: {open}, geen maximum opgegeven',
      responseKnown: 'Beslist na gemiddeld {days} dagen over een aanbod (keren: {count})',
      responseNone: 'Nog niet over een aanbod beslist',
      notAccepting: 'Neemt nu geen nieuwe aanvragen aan',
    },
  },
  en: {
    criteria: {
      software: 'Software',
      branche: 'Industry',
      requirements: 'Requirements',
      size: 'Company size',
      region: 'Region',
      results: 'Results',
      load: 'Workload',
      response: 'Response time',
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
      requirementsKnown: 'Product profile: yes to {yes} of the {count} requirements for {kind}, {unknown} unknown',
      requirementsKnockout: 'Product profile: no to what may not be missing ({keys})',
      requirementsNotSaid: 'Product profile says nothing yet on the {count} requirements for {kind}',
      requirementsUnknown: 'There are no requirements for this software yet',
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
      resultsOther:
        'Earlier matches: {good} successful, {bad} not; {other} with other software than {kind} or over three years old count half',
      loadFree: 'Running matches: {open} of {capacity}',
      loadFull: 'Fully booked: running matches {open} of {capacity}',
      loadAssumed: 'Running matches: {open}, no maximum given',
      responseKnown: 'Decides on an offer after {days} days on average (times: {count})',
      responseNone: 'Has not decided on an offer yet',
      notAccepting: 'Takes no new requests at the moment',
    },
  },
} as const satisfies Record<'nl' | 'en', FitTexts>

/** As the Dutch write them, in both languages (D1.4). */
const numbers = new Intl.NumberFormat('nl-NL')

/** A reason in words, in a language of `fitTexts`. */
export function fitReason(language: keyof typeof fitTexts, reason: Pick<FitReason, 'code' | 'params'>): string {
  const shown = Object.entries(reason.params).map(([name, value]) => [
    name,
    typeof value === 'number' ? numbers.format(value) : value,
  ])
  return fill(fitTexts[language].reasons[reason.code], Object.fromEntries(shown))
}
