/** The parts of a key. A key is ours, so one that could lead out of where files are kept is a fault of ours. */
export function partsOf(key: string): string[] {
  const parts = key.split('/')
  if (!parts.every((part) => /^[\w-][\w.-]*$/.test(part))) throw new Error(`No key of a file: ${key}`)
  return parts
}
