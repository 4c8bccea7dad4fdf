import { imageHashOf } from '@schakel/domain'

/** Whether a picture is gone for good, and not out of reach for a moment. */
export async function isGone(address: string): Promise<boolean> {
  if (imageHashOf(address) === undefined) return false
  try {
    return (await fetch(address, { method: 'HEAD', credentials: 'same-origin' })).status === 404
  } catch {
    // No connection says nothing about the picture.
    return false
  }
}
