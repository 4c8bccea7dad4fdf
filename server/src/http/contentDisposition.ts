/** Has a browser save a file under a name (RFC 6266): in plain letters for old ones, and as it is for all others. */
export function attachmentNamed(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const exact = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, percent)
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}

function percent(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16).toUpperCase()}`
}
