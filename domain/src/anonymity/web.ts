import type { Range } from './ranges.ts'
import type { View } from './view.ts'

// Top-level domains one meets in Dutch hospitality. A name before an unknown one still counts with `www.`, a scheme or
// a path; a full stop without a blank behind it ("klaar.daarna") is none.
const TOP =
  'nl|com|eu|be|de|net|org|info|biz|nu|fr|uk|co|io|app|dev|at|ch|es|it|pt|lu|dk|se|no|fi|pl|cz|ie|gr|tr|us|ca|me|tv|cc|ai|ly|gl|to|sr|aw|cw|' +
  'shop|store|online|site|website|web|page|link|cloud|tech|email|amsterdam|frl|gent|vlaanderen|brussels|restaurant|hotel|cafe|' +
  'bar|pub|pizza|beer|wine|vin|coffee|food|menu|catering|events|event|club|party|museum|theater|theatre|art|gallery|travel|' +
  'tours|holiday|rest|kitchen|recipes|bio|eco|group|company|business|agency|media|social|studio|design|solutions|services|' +
  'software|systems|support|expert|consulting|world|today|life|live|plus|pro|one|xyz|top|vip|fun|space|city|place|house|' +
  'nrw|koeln|berlin|paris|london|example|test|local|internal'

const LABEL = '[\\p{L}\\p{N}_-]'
const HOST = new RegExp(`(?<![\\p{L}\\p{N}_.-])${LABEL}+(?:\\.${LABEL}+)+\\.?`, 'gu')
const KNOWN_TOP = new RegExp(`\\.(?:${TOP}|xn--[a-z0-9-]+)\\.?$`, 'u')

// info (at) naam (punt) nl, naam[.]nl
const HIDDEN_AT = /[ \n]?[([{<] ?(?:at|a|apenstaart(?:je)?|@) ?[)\]}>][ \n]?| (?:at|apenstaart(?:je)?) | ?@ ?/gu
const HIDDEN_DOT = '(?:\\.|[ ]?[(\\[{] ?(?:dot|punt|\\.) ?[)\\]}][ ]?| (?:dot|punt) )'
const SURE_TOP = '(?:nl|com|eu|net|org|be|info)'
const HIDDEN_HOST = new RegExp(
  `(?<!${LABEL})${LABEL}{1,63}(?:[ ]?[(\\[{] ?(?:dot|punt|\\.) ?[)\\]}][ ]?| (?:dot|punt|\\.) | \\.)${SURE_TOP}(?![\\p{L}\\p{N}])`,
  'gu',
)
const HIDDEN_DOMAIN = new RegExp(`${HIDDEN_DOT}${LABEL}{2,63}$`, 'u')
const DOMAIN_AFTER = new RegExp(`^\\[?${LABEL}{1,63}(?:${HIDDEN_DOT}${LABEL}{1,63}){0,8}\\]?`, 'u')

const LOCAL_CHARACTER = /[^\s@<>()[\]{},;:"\\▇]/u
const URL_END = /[\s<>"▇]/u
const LOCAL_MAX = 128
const SCHEME_MAX = 24

// Links to items carry their keys.
const ITEM =
  /(?<![\p{L}\p{N}])(?:lead|person|user|organisation|supplier|space|file|dossier|activity|todo|comment|message|match)\/(?=[\p{L}_-]*\d)[\p{L}\p{N}_-]{10,}/gu
const HANDLE = /(?<![\p{L}\p{N}.@])@[\p{L}\p{N}_][\p{L}\p{N}_.]{2,}/gu

/** E-mail addresses, web addresses, handles and item ids, also where somebody hid their dots and @ (D7). */
export function findAddressesOfTheNet(view: View): Range[] {
  const { text } = view
  return [
    ...emails(text),
    ...urls(text),
    ...hosts(text),
    ...whole(text, HIDDEN_HOST),
    ...whole(text, ITEM),
    ...whole(text, HANDLE),
  ]
}

function whole(text: string, pattern: RegExp): Range[] {
  return Array.from(text.matchAll(pattern), (match) => ({ start: match.index, end: match.index + match[0].length }))
}

function emails(text: string): Range[] {
  const found: Range[] = []
  for (const { 0: sign, index } of text.matchAll(HIDDEN_AT)) {
    const start = startOfLocal(text, index)
    const rest = text.slice(index + sign.length, index + sign.length + 320)
    const domain = DOMAIN_AFTER.exec(rest)?.[0] ?? ''
    if (start === index || domain === '') continue
    // "at" as a word, or an @ between blanks, is an address only before something that is a domain.
    if (sign !== '@' && !HIDDEN_DOMAIN.test(domain)) continue
    found.push({ start, end: index + sign.length + domain.length })
  }
  return found
}

function startOfLocal(text: string, at: number): number {
  if (text.charAt(at - 1) === '"') {
    const quote = text.lastIndexOf('"', at - 2)
    if (quote >= 0 && at - quote <= LOCAL_MAX) return quote
  }
  let start = at
  while (start > 0 && LOCAL_CHARACTER.test(text.charAt(start - 1)) && text.charAt(start - 1) !== '\n') start--
  return start
}

function urls(text: string): Range[] {
  const found: Range[] = []
  let done = 0
  for (const { 0: sign, index } of text.matchAll(
    /:\/\/|(?<![\p{L}\p{N}])(?:www\d?\.|mailto:|tel:)(?=[^\s.])|(?<![\p{L}\p{N}:/])\/\/(?=[\p{L}\p{N}])/gu,
  )) {
    if (index < done) continue
    let start = index
    if (sign === '://') {
      while (start > done && index - start < SCHEME_MAX && /[a-z0-9+.-]/.test(text.charAt(start - 1))) start--
    }
    done = endOfUrl(text, index + sign.length)
    found.push({ start, end: done })
  }
  return found
}

function hosts(text: string): Range[] {
  const found: Range[] = []
  for (const { 0: host, index } of text.matchAll(HOST)) {
    const end = index + host.length
    const hasPath = text.charAt(end) === '/' && /[\p{L}\p{N}]/u.test(text.charAt(end + 1))
    const labels = host.replace(/\.$/, '').split('.')
    const isAddress = /^\d{1,3}(?:\.\d{1,3}){3}\.?$/.test(host)
    if (!isAddress && !(KNOWN_TOP.test(host) && isHostLike(labels)) && !(hasPath && isPathHost(labels))) continue
    found.push({
      start: index,
      end: hasPath || text.charAt(end) === ':' ? endOfUrl(text, end) : trimmed(text, index, end),
    })
  }
  return found
}

// "o.a.de" and "1.5.to" are no hosts: the name before the last dot has letters, two at least.
function isHostLike(labels: readonly string[]): boolean {
  const name = labels.at(-2) ?? ''
  return name.length >= 2 && /\p{L}/u.test(name)
}

function isPathHost(labels: readonly string[]): boolean {
  return isHostLike(labels) && /^\p{L}{2,}$/u.test(labels.at(-1) ?? '')
}

function endOfUrl(text: string, from: number): number {
  let end = from
  while (end < text.length && !URL_END.test(text.charAt(end))) end++
  return trimmed(text, from, end)
}

function trimmed(text: string, from: number, to: number): number {
  let end = to
  while (end > from && /[.,;:!?)\]}'*]/.test(text.charAt(end - 1))) end--
  return end
}
