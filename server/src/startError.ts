/** A reason for which the server cannot start that the person starting it can do something about: its message is the one line they see. */
export class StartError extends Error {
  override readonly name: string = 'StartError'
}
