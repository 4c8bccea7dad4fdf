/** Kinds of file that can do nothing by themselves, also when a browser were to open them; all others go out as plain bytes (D15). */
const inert: ReadonlyMap<string, string> = new Map(
  Object.entries({
    png: 'image/png',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    gif: 'image/gif',
    webp: 'image/webp',
    pdf: 'application/pdf',
    txt: 'text/plain; charset=utf-8',
    csv: 'text/csv; charset=utf-8',
    zip: 'application/zip',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    odt: 'application/vnd.oasis.opendocument.text',
    ods: 'application/vnd.oasis.opendocument.spreadsheet',
    mp3: 'audio/mpeg',
    mp4: 'video/mp4',
  }),
)

/** What a file goes out as, by the ending of its name; what the sender called it counts for nothing. */
export function contentTypeOf(format: string | null): string {
  return inert.get(format ?? '') ?? 'application/octet-stream'
}
