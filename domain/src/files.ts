import { NAME_MAX } from './limits.ts'

/** Largest file that may be sent, bytes (D8.10). */
export const FILE_MAX_BYTES = 100 * 1024 * 1024
/** How long the bytes that no item has any more are kept, hours (D2.5). */
export const FILE_UNUSED_HOURS = 24

const ADDRESS = '/api/files/'

/** Where the bytes of a file are fetched, by the key of its item (D19.9). */
export function fileAddressOf(key: string): string {
  return `${ADDRESS}${key}`
}

/** Whether a location is one of ours, and not a link to somewhere else. */
export function isFileAddress(location: string): boolean {
  return location.startsWith(ADDRESS)
}

// What would turn a name around, hide a part of it or break a line of headers; and what no file system takes.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu
const NO_NAME = /[<>:"|?*]/g
const NAMELESS = 'bestand'

/** The name under which a file is kept: that of the sender without its folders and without what one cannot see (D15). */
export function fileNameOf(sent: string): string {
  const last = sent.split(/[\\/]/).at(-1) ?? ''
  const name = last.normalize('NFC').replace(UNSEEN, '').replace(NO_NAME, '_').replace(/\s+/g, ' ').trim()
  if (/^[. ]*$/.test(name)) return NAMELESS
  const letters = [...name]
  if (letters.length <= NAME_MAX) return name
  const ending = formatOf(name)
  const end = ending === undefined ? [] : [...`.${ending}`]
  return [...letters.slice(0, NAME_MAX - end.length), ...end].join('')
}

/** What a name says a file is: `pdf`, `docx`; nothing when it says nothing. */
export function formatOf(name: string): string | undefined {
  return /[^.]\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase()
}

/** The name of a file for who saves it: what it is called now, with the ending that it came with. */
export function downloadName(name: string, format: string | undefined): string {
  const clean = fileNameOf(name)
  if (format === undefined || clean.toLowerCase().endsWith(`.${format}`)) return clean
  return fileNameOf(`${clean}.${format}`)
}

const formats = {
  picture: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'heic', 'bmp', 'tif', 'tiff', 'svg'],
  pdf: ['pdf'],
  text: ['txt', 'md', 'rtf', 'doc', 'docx', 'odt', 'pages', 'html', 'htm'],
  sheet: ['csv', 'tsv', 'xls', 'xlsx', 'xlsm', 'ods', 'numbers'],
  slides: ['ppt', 'pptx', 'odp', 'key'],
  archive: ['zip', '7z', 'rar', 'gz', 'tgz', 'tar', 'bz2'],
  sound: ['mp3', 'wav', 'm4a', 'ogg', 'flac'],
  film: ['mp4', 'mov', 'webm', 'mkv', 'avi'],
} as const

/** What kind of thing a file is, for its icon. */
export type FileKind = keyof typeof formats | 'other'

const kinds = new Map<string, FileKind>(
  Object.entries(formats).flatMap(([kind, endings]) =>
    isKind(kind) ? endings.map((ending): [string, FileKind] => [ending, kind]) : [],
  ),
)

function isKind(name: string): name is keyof typeof formats {
  return Object.hasOwn(formats, name)
}

/** The kind of a format. */
export function fileKindOf(format: string | undefined): FileKind {
  return (format === undefined ? undefined : kinds.get(format)) ?? 'other'
}
