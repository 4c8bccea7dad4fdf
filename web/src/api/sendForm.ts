import { ApiError } from './apiError.ts'
import { sayings } from './asking.ts'
import { refusalOf } from './call.ts'
import { whileHeld } from './leaving.ts'
import { patiently } from './patience.ts'

interface SendOptions {
  readonly signal?: AbortSignal | undefined
  /** Told how much has been sent, from 0 to 1. */
  readonly onProgress?: ((part: number) => void) | undefined
  /** The same key by the same user returns the first answer (D2.4). */
  readonly idempotencyKey?: string | undefined
  /** Nothing is asked about it when one leaves: it is held by who sends it, or nothing is lost with it. */
  readonly isUnheld?: boolean | undefined
}

/** Sends a form with a file, about which one is asked when one leaves before it got there; throws ApiError for every answer that is no success. `fetch` cannot say how far it is. */
export async function sendForm<T>(path: string, form: FormData, options: SendOptions = {}): Promise<T> {
  const send = (signal?: AbortSignal) => patiently(() => sent(path, form, { ...options, signal }), signal)
  const response = await (options.isUnheld ? send(options.signal) : whileHeld(send, options.signal))
  if (!response.ok) throw await refusalOf(path, response)
  return response.json()
}

function sent(path: string, form: FormData, { signal, onProgress, idempotencyKey }: SendOptions) {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.open('POST', path)
    request.responseType = 'blob'
    request.setRequestHeader('accept', 'application/json')
    for (const [name, value] of Object.entries(sayings())) request.setRequestHeader(name, value)
    if (idempotencyKey) request.setRequestHeader('idempotency-key', idempotencyKey)
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    }
    request.onload = () => resolve(responseOf(request))
    request.onerror = () => reject(new ApiError(0, { title: 'offline' }))
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'))
    request.onloadend = () => signal?.removeEventListener('abort', abort)
    signal?.addEventListener('abort', abort)
    if (signal?.aborted) abort()
    request.send(form)
  })
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const name of ['content-type', 'retry-after']) {
    const value = request.getResponseHeader(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(request.response, { status: request.status, statusText: request.statusText, headers })
}
