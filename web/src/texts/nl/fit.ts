export const fit = {} as const
