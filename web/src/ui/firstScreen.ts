const stands = Promise.withResolvers<void>()

/** Settled once the first screen stands with what it asked for: what it can do without takes nothing of the line before. */
export const firstScreen = stands.promise

/** The first screen stands; told again it changes nothing. */
export const tellFirstScreen = stands.resolve
