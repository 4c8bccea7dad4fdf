import type { Page } from '@playwright/test'

/** What lies on the device: what was seen by whom, and the addresses of what is kept of the program. */
export async function keptIn(page: Page): Promise<{ readonly seen: string; readonly program: readonly string[] }> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    const program = requests.flat().map(({ url }) => new URL(url).pathname)
    const known = await indexedDB.databases()
    const tables = await Promise.all(
      known.map(
        ({ name = '' }) =>
          new Promise<unknown[]>((resolve, reject) => {
            const opening = indexedDB.open(name)
            opening.onerror = () => reject(opening.error)
            opening.onsuccess = () => {
              const database = opening.result
              const stores = [...database.objectStoreNames]
              const all: unknown[] = []
              const reading = stores.length > 0 ? database.transaction(stores) : undefined
              for (const store of stores) {
                const rows = reading?.objectStore(store).getAll()
                rows?.addEventListener('success', () => all.push(...rows.result))
              }
              const done = () => {
                database.close()
                resolve(all)
              }
              if (reading) reading.oncomplete = done
              else done()
            }
          }),
      ),
    )
    return { seen: JSON.stringify(tables), program }
  })
}

/** Whether a text is in what was seen. */
export const isSeen = async (page: Page, text: string) => (await keptIn(page)).seen.includes(text)
