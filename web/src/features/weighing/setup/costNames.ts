import { useWords } from '../../../texts/i18n.ts'

/** Names what a cost is for, how often it is paid and what it is counted by, in the language of the screen. */
export function useCostName(): (field: 'cost' | 'term' | 'unit', value: string) => string {
  const words = useWords()
  // The amount of a match that stands for lines has the name of its field.
  return (field, value) => words.choice(field, value === 'implement' ? 'implementation' : value)
}
