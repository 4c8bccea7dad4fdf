/** A QR code of this text as an SVG, with this many blank squares around it. Its package is read with the first one: a start does not wait for it. */
export async function qrOf(text: string, margin: number): Promise<string> {
  const code = await import('qrcode')
  return code.toString(text, { type: 'svg', margin, errorCorrectionLevel: 'M' })
}
