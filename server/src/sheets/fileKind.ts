/** What a sent file is, by what is in it and not by what it is called (D17.2). */
export type FileKind = 'csv' | 'xlsx' | 'vcard'

/** Tells from its first bytes what a file is; what is neither a workbook nor a card is read as CSV. */
export function kindOf(head: Uint8Array): FileKind {
  if (head[0] === 0x50 && head[1] === 0x4b && (head[2] === 3 || head[2] === 5)) return 'xlsx'
  const text = Buffer.from(head).toString('utf8').replaceAll('\0', '')
  return /^\ufeff?\s*BEGIN:VCARD/i.test(text) ? 'vcard' : 'csv'
}

/** Whether its bytes are the text of a table: what somebody is called cannot be looked for in a workbook, of before 2007 neither, or a card. */
export function isTableText(head: Uint8Array): boolean {
  const isOldWorkbook = head[0] === 0xd0 && head[1] === 0xcf
  return !isOldWorkbook && kindOf(head) === 'csv'
}
