import { en } from '@schakel/domain/texts/en'
import { nl } from '@schakel/domain/texts/nl'

/** What is chosen goes by the words of the screens. */
function choicesOf({ choices: { level, proof, value, evidenceKind } }: typeof nl | typeof en) {
  return { levels: level, proofs: proof, values: value, evidence: evidenceKind }
}

/** The words of the workbook of a comparison (D1.3). */
export const comparisonTexts = {
  nl: {
    sheets: { requirements: 'Eisen', answers: 'Antwoorden', evidence: 'Bewijs' },
    requirementHeadings: ['Sleutel', 'Groep', 'Eis', 'Niveau', 'Gewicht', 'Bewijs', 'Knock-out'],
    evidenceHeadings: ['Sleutel', 'Leverancier', 'Soort', 'Waar', 'Wie', 'Datum', 'Geldig tot'],
    key: 'Sleutel',
    grade: 'graad',
    remark: 'opmerking',
    unknown: 'onbekend',
    toConfirm: 'onbekend (opnieuw te bevestigen)',
    expired: 'bewijs verlopen',
    fileGone: 'bestand is er niet meer',
    yes: 'ja',
    checked: (claimed: string, found: string) => `${claimed} (nagekeken: ${found})`,
    ...choicesOf(nl),
  },
  en: {
    sheets: { requirements: 'Requirements', answers: 'Answers', evidence: 'Evidence' },
    requirementHeadings: ['Key', 'Group', 'Requirement', 'Level', 'Weight', 'Proof', 'Knock-out'],
    evidenceHeadings: ['Key', 'Supplier', 'Kind', 'Where', 'Who', 'Date', 'Valid until'],
    key: 'Key',
    grade: 'grade',
    remark: 'remark',
    unknown: 'unknown',
    toConfirm: 'unknown (to be confirmed again)',
    expired: 'evidence expired',
    fileGone: 'file is no longer there',
    yes: 'yes',
    checked: (claimed: string, found: string) => `${claimed} (checked: ${found})`,
    ...choicesOf(en),
  },
}
