export const comments = {} as const
