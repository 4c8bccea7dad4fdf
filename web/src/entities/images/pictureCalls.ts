import type { Crop, ImageKind } from '@schakel/domain'
import { sendForm } from '../../api/sendForm.ts'

interface Sending {
  readonly signal?: AbortSignal
  readonly onProgress?: (part: number) => void
}

/** What the server sees in a picture, and where it would begin to cut (D15). */
export interface Look {
  readonly width: number
  readonly height: number
  readonly crop: Crop
}

/** Asks where to begin with cutting; throws ApiError when it is no picture that can be taken. */
export function lookAtPicture(file: Blob, kind: ImageKind, sending: Sending): Promise<Look> {
  return sendForm<Look>('/api/images/focus', formOf(file, { kind }), { ...sending, isUnheld: true })
}

/** Sends a picture and answers its address, for the field of its kind. */
export async function sendPicture(file: Blob, kind: ImageKind, crop: Crop, sending: Sending): Promise<string> {
  const form = formOf(file, { kind, crop: JSON.stringify(crop) })
  const { [kind]: address } = await sendForm<Partial<Record<ImageKind, string>>>('/api/images/upload', form, sending)
  if (address === undefined) throw new Error(`no ${kind} in the answer`)
  return address
}

function formOf(file: Blob, fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file, 'picture')
  return form
}
