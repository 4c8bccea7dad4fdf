/** A reason for which the server cannot start that the person starting it can do something about: its message is the one line they see. */
export class StartError extends Error {
  override readonly name: string = 'StartError'
}

/** A setting with a value that is not allowed: its message names the setting and says what is. */
export class ConfigError extends StartError {
  override readonly name = 'ConfigError'
}
