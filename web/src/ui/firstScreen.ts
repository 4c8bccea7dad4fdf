let tell: () => void

/** Settled once the first screen stands with what it asked for: what it can do without takes nothing of the line before. */
export const firstScreen = new Promise<void>((resolve) => {
  tell = resolve
})

/** The first screen stands; told again it changes nothing. */
export const tellFirstScreen = () => tell()
