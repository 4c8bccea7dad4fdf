/**
 * What a mail server says of us and of how much we send, whatever the mail: it asks for encryption or a login, or finds the sender unknown.
 * Other 5.7.x, such as 5.7.1, are also what the server of one reader says who takes no mail of this kind.
 */
const OURS = /^(530|535|5\d\d[ -]5\.(1\.[78]|4\.5|7\.([0389]|11))\b)/

/**
 * Whether the mail server said no to this mail for good: trying again would only annoy it. What it says before it heard of an address is
 * about us, and ours to mend; so is some of what it says after that.
 */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof Error && 'responseCode' in error && 'command' in error)) return false
  const { responseCode: code, command } = error
  const answer = 'response' in error ? String(error.response) : ''
  const isOfMail = command === 'RCPT TO' || command === 'DATA'
  return isOfMail && typeof code === 'number' && code >= 500 && !OURS.test(answer)
}

/** What the log may say of a report that was not mailed: what a mail server says may name people. */
export function withoutWords(error: unknown): unknown {
  if (!(error instanceof Error && 'command' in error)) return error
  const code = 'code' in error ? [error.code] : []
  const answer = 'responseCode' in error ? [error.responseCode] : []
  return new Error(`A report was not mailed: ${[...code, ...answer].join(' ')} at ${error.command}`)
}
