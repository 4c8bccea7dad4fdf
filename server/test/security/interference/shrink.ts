/** The shortest sequence that still fails: halves are left out first, then quarters, down to one deed at a time. */
export async function shrink<T>(
  all: readonly T[],
  fails: (few: readonly T[]) => Promise<boolean>,
): Promise<readonly T[]> {
  let kept = all
  for (let size = Math.ceil(kept.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < kept.length; ) {
      const fewer = [...kept.slice(0, at), ...kept.slice(at + size)]
      if (fewer.length > 0 && (await fails(fewer))) kept = fewer
      else at += size
    }
  }
  return kept
}
