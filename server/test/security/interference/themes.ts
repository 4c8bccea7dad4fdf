/**
 * What a border is tried with, beside what always happens. Each theme is a way in which it was once open; they are told apart so that a
 * hunt can be narrowed to one of them.
 */
export const themes = [
  /** A supplier writes its guesses where the truth stands. */
  'guesses',
  /** It calls itself after them. */
  'ownNames',
  /** It writes them in its own words: tasks, remarks, messages, reasons. */
  'ownWords',
  /** Somebody of the staff has a name in common with a contact of the lead. */
  'staffName',
  /** Somebody of the lead is called as ordinary words are. */
  'ordinaryWords',
  /** The lead's people talk on where they did before it was hidden again. */
  'talk',
  /** Somebody of the lead is erased. */
  'erasing',
  /** Things happen in the first world alone that no reader may notice. */
  'unseen',
] as const
export type Theme = (typeof themes)[number]

export function isTheme(name: string): name is Theme {
  return themes.some((theme) => theme === name)
}

/** Those that hold today; one that does not yet is left out here. */
export const holding: readonly Theme[] = themes

export type Themed<T> = Readonly<Partial<Record<Theme, T>>> & { readonly always: T }

/** All that belongs to these themes, three times as often as what always happens. */
export function withThemes<T>(themed: Themed<readonly T[]>, on: readonly Theme[]): readonly T[] {
  const pointed = on.flatMap((theme) => themed[theme] ?? [])
  return [...themed.always, ...pointed, ...pointed, ...pointed]
}
