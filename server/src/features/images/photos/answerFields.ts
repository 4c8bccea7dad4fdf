import { z } from 'zod'

/** Longest list of a service that is read, bytes. */
export const BYTES_MAX = 1_000_000

/** A line of text of a service, whatever it sends: bounded, and nothing when it is none. */
export const line = z
  .string()
  .transform((text) => text.replace(/\s+/g, ' ').trim().slice(0, 200))
  .catch('')

/** An address that a person can go to. */
export const webAddress = z
  .string()
  .max(2000)
  .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''))

/** A side of a photo, pixels; 0 when it is not known. */
export const side = z.number().int().nonnegative().catch(0)
