/** Which files each part needs: the names once, and for the key of each part the places of its files among them. */
export interface PartsTable {
  readonly files: readonly string[]
  readonly parts: Readonly<Record<string, readonly number[]>>
}

let coming: Promise<PartsTable> | undefined

async function fetchTable(): Promise<PartsTable> {
  const address = document.querySelector<HTMLMetaElement>('meta[name=parts]')?.content ?? ''
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`Which files the parts need did not come: ${answer.status}`)
  return answer.json()
}

/** Asks for the table before the first part needs it, so that no part waits for it. Only a built page has one. */
export function askForTable(): void {
  if (document.querySelector('meta[name=parts]')) filesOf('').catch(() => undefined)
}

/** The files that a part of the program needs, by the table of its build (`partsTable.ts`): asked for once, and again when it did not come. */
export async function filesOf(part: string): Promise<readonly string[]> {
  coming ??= fetchTable()
  try {
    const { files, parts } = await coming
    return (parts[part] ?? []).flatMap((place) => files[place] ?? [])
  } catch (error) {
    coming = undefined
    throw error
  }
}
