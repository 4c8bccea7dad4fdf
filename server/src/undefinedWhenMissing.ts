/** For `catch`: nothing where a file or folder is not there; any other error is thrown on. */
export function undefinedWhenMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
