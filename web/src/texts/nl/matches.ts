export const matches = {} as const
