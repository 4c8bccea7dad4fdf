import { useKeptText } from '../../entities/comments/unsentText.ts'

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
