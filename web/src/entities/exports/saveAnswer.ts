import { ApiError } from '../../api/apiError.ts'
import { sayings } from '../../api/asking.ts'
import { refusalOf } from '../../api/call.ts'
import { patiently } from '../../api/patience.ts'
import { saveFile } from '../../ui/saveFile.ts'

/** Fetches a file and hands it to the browser to keep, under the name that the server gives it. Throws ApiError. */
export async function saveAnswer(path: string, body: object, fallbackName: string): Promise<void> {
  const response = await patiently(() =>
    fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { ...sayings(), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  ).catch(() => {
    throw new ApiError(0, { title: 'offline' })
  })
  if (!response.ok) throw await refusalOf(path, response)
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  saveFile(await response.blob(), name ?? fallbackName)
}
