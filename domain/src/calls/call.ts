import type { z } from 'zod'

/** One call of the API: what is sent, what is answered, and who may come in. The server serves it and the API document describes it. */
export interface Call<B extends z.ZodType = z.ZodType, A extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST'
  /** `{name}` is one segment; ids stand in it with their slash (`{id}` is `lead/KEY`). */
  readonly path: string
  readonly group: string
  readonly summary: string
  /** What the document says beyond the summary. */
  readonly description?: string
  /** Open to everyone; every other call asks for a token. */
  readonly isOpen?: boolean
  /** Only tells and leaves everything as it was: may be asked while impersonating another (`SEE_AS`). */
  readonly isRead?: boolean
  /** Makes or changes something: takes an Idempotency-Key (D2.4). */
  readonly isWrite?: boolean
  /** Takes long, as a whole list or a document does: an account has fewer of them under way (D21.1). */
  readonly isHeavy?: boolean
  /** Waits for an external service: takes none of the turns of its account but one of those for such calls (D21.1). */
  readonly isExternal?: boolean
  /** The body is a form with a file in it (multipart/form-data). */
  readonly isUpload?: boolean
  /** What is answered when it is no JSON. */
  readonly answerType?: string
  readonly params?: Readonly<Record<string, string>>
  readonly body: B
  readonly answer: A
  /** Problems it can answer besides the ones of every call. */
  readonly problems?: readonly number[]
  /** Headers of the answer, with what they say. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Keeps the exact types of a call. */
export function defineCall<B extends z.ZodType, A extends z.ZodType>(call: Call<B, A>): Call<B, A> {
  return call
}
