import { fireEvent } from '@testing-library/react'
import { vi } from 'vitest'

/** A form as the test's server received it. */
export interface Sent {
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  readonly file: string
}

type Handler = (sent: Sent) => Response | Promise<Response>

/** A server for forms with a file, and a browser that can show one; what else is asked by `fetch` is stubbed elsewhere. */
export function stubUploads(handlers: Readonly<Record<string, Handler>>): { readonly sent: Sent[] } {
  const received: Sent[] = []
  class Request {
    readonly upload: { onprogress?: (event: object) => void } = {}
    status = 0
    statusText = ''
    response: unknown
    onload?: () => void
    onerror?: () => void
    onloadend?: () => void
    onabort?: () => void
    responseType = ''
    #path = ''
    #headers = new Headers()

    open(_method: string, path: string) {
      this.#path = path
    }

    setRequestHeader() {}

    getResponseHeader(name: string) {
      return this.#headers.get(name)
    }

    abort() {
      this.onabort?.()
    }

    async send(form: FormData) {
      const entries = [...form.entries()]
      const fields = Object.fromEntries(
        entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      )
      const file = form.get('file')
      const sent = { path: this.#path, fields, file: file instanceof File ? await file.text() : '' }
      received.push(sent)
      this.upload.onprogress?.({ loaded: 5, total: 10, lengthComputable: true })
      const answer = await handlers[sent.path]?.(sent)
      if (!answer) this.onerror?.()
      else {
        this.#headers = answer.headers
        this.status = answer.status
        this.response = await answer.text()
        this.onload?.()
      }
      this.onloadend?.()
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => undefined
  return { sent: received }
}

/** A picture in somebody's hands. */
export function aFile(content = 'pixels', name = 'foto.png'): File {
  return new File([content], name, { type: 'image/png' })
}

/** What a browser does with the picture on the stage, and jsdom does not: it gives it a size. */
export function showPicture(width: number, height: number): void {
  const picture = document.querySelector('img[src="blob:picture"]')
  if (!(picture instanceof HTMLImageElement)) throw new Error('no picture on the stage')
  const sizes = { offsetWidth: width, offsetHeight: height, naturalWidth: width, naturalHeight: height }
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(picture, name, { value })
  const box = picture.parentElement
  if (box) box.getBoundingClientRect = () => new DOMRect(0, 0, width, height)
  fireEvent.load(picture)
}
