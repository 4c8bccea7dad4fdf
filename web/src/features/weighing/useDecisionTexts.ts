import { arrayOf, textOf } from '@schakel/domain'
import type { Decision } from '@schakel/domain/decision'
import { useKeptText } from '../../entities/comments/unsentText.ts'
import { boxKeyOf } from '../../entities/forms/drafts.ts'
import { useKeptValues } from '../../entities/forms/useKeptValues.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'

/** The boxes of a decision that is being taken, kept until it is saved or given up (S5.2). */
export function useDecisionTexts(dossier: string) {
  const boxes = {
    reason: useKeptText(`${dossier}:reason`, 'decision'),
    dissent: useKeptText(`${dossier}:dissent`, 'decision'),
    people: useKeptText(`${dossier}:people`, 'decision'),
    replaceReason: useKeptText(`${dossier}:replaceReason`, 'decision'),
    description: useKeptText(`${dossier}:description`, 'decision'),
  }
  return {
    boxes,
    said: {
      reason: boxes.reason.text.trim(),
      dissent: boxes.dissent.text.trim(),
      people: boxes.people.text.trim(),
      replaceReason: boxes.replaceReason.text.trim(),
      description: boxes.description.text.trim(),
    },
    forget: () => {
      for (const box of Object.values(boxes)) box.forget()
    },
  }
}

/**
 * Whom a decision is for, of which day it is, what is ticked with it, and which one it was begun to replace (`last`, if any): kept as its
 * boxes are.
 */
export function useDecisionChoice(dossier: string, { suppliers }: Decision, last: string | undefined) {
  const key = boxKeyOf(useViewer()._id, `${dossier}:choice`, 'decision')
  return useKeptValues(key, ({ match, day, ticked, replaces = last }) => ({
    // A match may have gone since.
    match: suppliers.find(({ id }) => id === match)?.id ?? suppliers[0]?.id ?? '',
    day: textOf(day),
    ticked: arrayOf(ticked).map(textOf),
    replaces: textOf(replaces),
  }))
}
