const goneStatuses: readonly string[] = ['dismissed', 'mismatch']

/** Whether a match of this status is still chosen from: who was dismissed or does not fit is listed, and is neither compared nor scored. */
export function takesPart(status: string): boolean {
  return !goneStatuses.includes(status)
}
