export const links = {} as const
