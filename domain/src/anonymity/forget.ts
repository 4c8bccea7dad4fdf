import { foldLookalikes } from './foldLookalikes.ts'
import type { LeadIdentity } from './identifiers.ts'
import { tokensOf } from './markup.ts'
import { partsOf } from './namePatterns.ts'
import { findPatterns } from './names.ts'
import type { Pattern } from './pattern.ts'
import { patternsOf } from './patterns.ts'
import { inSource, joined, merged, type Range } from './ranges.ts'
import { stretchesOf } from './redact.ts'
import {
  type Alone,
  addressesPattern,
  aloneName,
  aloneStreet,
  findAlone,
  PHONE_DIGITS,
  phonesPattern,
} from './standAlone.ts'
import { type View, viewOf } from './view.ts'

/** By what somebody who is to be forgotten is known. */
export interface Remembered {
  /** Their items. */
  readonly ids: readonly string[]
  readonly names: readonly string[]
  readonly emails: readonly string[]
  /** E.164. */
  readonly phones: readonly string[]
  readonly streets: readonly string[]
  /** Not kept of who was erased by an older version, where they are among the names. */
  readonly usernames?: readonly string[]
}

/** What is looked for in a text. */
export interface Forgetting {
  /** Names and streets, where they stand by themselves. */
  readonly alone: readonly Alone[]
  /** Parts of a name, as they are kept out of anonymous forms. */
  readonly patterns: readonly Pattern[]
  /** E-mail addresses, usernames and numbers. */
  readonly exact: readonly RegExp[]
  /** All of it, each as it is written, folded. */
  readonly texts: ReadonlySet<string>
  /** The last nine digits of numbers. */
  readonly phones: ReadonlySet<string>
  readonly ids: readonly string[]
}

/** Somebody by the whole of their name, address and numbers, wherever that stands by itself. */
export function wholeOf({ ids, names, emails, phones, streets, usernames = [] }: Remembered): Forgetting {
  const exact = [addressesPattern(emails, usernames), phonesPattern(phones)]
  return {
    alone: [...names.flatMap(aloneName), ...streets.flatMap(aloneStreet)],
    patterns: [],
    exact: exact.filter((one) => one !== undefined),
    texts: new Set([...names, ...emails, ...phones, ...streets, ...usernames].map(foldedText)),
    phones: new Set(phones.map(endOf).filter((digits) => digits.length === PHONE_DIGITS)),
    ids,
  }
}

/** Whether a text is one of those by which they are known, and nothing else. */
export function isOneOf(text: string, { texts }: Forgetting): boolean {
  return texts.has(foldedText(text))
}

function foldedText(text: string): string {
  return foldLookalikes(text.trim())
}

/**
 * The same with the parts of their name, as they are kept out of anonymous forms (D7): for what is written about those they belonged to.
 * What is also in the name of `others` is left to them.
 */
export function partsOfName(known: Remembered, others: readonly string[]): Forgetting {
  const whole = wholeOf(known)
  const identity: LeadIdentity = {
    names: [],
    contactNames: [...known.names, ...(known.usernames ?? [])],
    domains: [],
    emails: known.emails,
    phones: known.phones,
    streets: [],
    zipcodes: [],
    cities: [],
  }
  const theirs = new Set(others.flatMap((name) => [...partsOf(name), lettersOf(name)]))
  const parts = patternsOf(identity)
    .filter(({ letters }) => ![...theirs].some((part) => part.includes(letters)))
    // Within a longer number they are digits of something else.
    .map((part): Pattern => (/^\d+$/.test(part.letters) ? { ...part, kind: 'word' } : part))
  return { ...whole, patterns: parts }
}

/** A text, or sanitised HTML, in which somebody is named no more; what stands there instead is `instead`. */
export function forgetText(source: string, what: Forgetting, instead: string): string {
  const mentions = source.includes('data-id') ? withoutMentions(source, what.ids, instead) : source
  const tokens = mentions.includes('<') ? tokensOf(mentions) : []
  const stretches = tokens.length > 0 ? stretchesOf(tokens) : [{ start: 0, end: mentions.length, isEdge: false }]
  const view = viewOf(mentions, stretches)
  const found = [
    ...findAlone(view, what.alone),
    ...findPatterns(view, what.patterns),
    ...what.exact.flatMap((pattern) => findExact(view, pattern)),
  ]
  const ranges = found.length === 0 ? [] : merged(inSource(joined(found, view), view))
  const attributes = tokens.flatMap((token) =>
    token.kind === 'open' && token.attributes.some(({ value }) => value !== forgetText(value, what, instead))
      ? [{ start: token.start, end: token.end, token }]
      : [],
  )
  if (ranges.length === 0 && attributes.length === 0) return mentions
  const texts = tokens.length > 0 ? tokens.filter(({ kind }) => kind === 'text') : stretches
  const cuts = [
    // A name that markup cuts in pieces is written once.
    ...ranges.flatMap((range) =>
      texts
        .map(({ start, end }) => ({ start: Math.max(start, range.start), end: Math.min(end, range.end) }))
        .filter(({ start, end }) => start < end)
        .map((cut, index) => ({ ...cut, text: index === 0 ? instead : '' })),
    ),
    ...attributes.map(({ start, end, token }) => ({ start, end, text: `<${token.name}>` })),
  ].sort((one, other) => one.start - other.start)
  let [out, at] = ['', 0]
  for (const { start, end, text } of cuts) {
    if (start < at) continue
    out += mentions.slice(at, start) + text
    at = end
  }
  return out + mentions.slice(at)
}

function withoutMentions(html: string, ids: readonly string[], instead: string): string {
  if (!ids.some((id) => html.includes(id))) return html
  return html.replace(
    /(<(a|span)\b[^>]*\bdata-id="([^"]+)"[^>]*>)(.*?)(<\/\2>)/gs,
    (whole, open: string, _tag: string, id: string, _text: string, close: string) =>
      ids.includes(id) ? `${open}@${instead}${close}` : whole,
  )
}

function lettersOf(text: string): string {
  return (foldLookalikes(text).match(/[\p{L}\p{N}]+/gu) ?? []).join('')
}

function endOf(phone: string): string {
  return phone.replace(/\D/g, '').slice(-PHONE_DIGITS)
}

function findExact(view: View, pattern: RegExp): Range[] {
  return [...view.text.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }))
}
