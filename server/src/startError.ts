/** A reason for which the server cannot start that the person starting it can do something about: its message is the one line they see. */
export class StartError extends Error {
  override readonly name: string = 'StartError'
}

/** A setting with a value that is not allowed: its message names the setting and says what is. */
export class ConfigError extends StartError {
  override readonly name = 'ConfigError'
}

/** What is said of an error that ends the process: one line of what the person starting it can do something about; else its trace, since it is a fault of ours. */
export function errorText(error: unknown): string {
  if (error instanceof StartError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
