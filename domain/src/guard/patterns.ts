import type { SuspectKind } from './kinds.ts'
import { isOwnField } from './ownFields.ts'

/** A stretch of a text, from `start` up to, not including, `end`. */
export interface Suspect {
  readonly start: number
  readonly end: number
  readonly kind: SuspectKind
}

const FILE =
  /(?<![\p{L}\p{N}_])[\p{L}\p{N}_][\p{L}\p{N}_.()-]{0,150}\.(?:pdf|docx?|xlsx?|csv|pptx?|odt|ods|txt|rtf|jpe?g|png|gif|heic|zip|msg|eml|vcf)(?![\p{L}\p{N}])/giu
const HASHTAG = /#\p{L}[\p{L}\p{N}_]{3,}/gu
const SOCIAL =
  /(?:insta(?:gram)?|facebook|tiktok|twitter|linkedin|youtube|pinterest|snapchat)(?: ?[:=] ?| (?:heten|staan|zitten|zijn) (?:we|wij|ze|zij)(?: als| onder)? | als | onder (?:de naam )?)@?([\p{L}\p{N}_.-]{4,})/giu
const LONG_NUMBER = /(?<![\p{L}\p{N}.,€-])\d{5,}(?![\p{L}\p{N}]|[.,]\d)/gu
const NUMBERED =
  /(?:lid|klant|debiteur(?:en)?|relatie|dossier|contract|huis|registratie|vergunning(?:s)?|polis|order|account|kamer van koophandel )-?(?:nummer|nr\.?|no\.?)[^\d\n]{0,30}(\d[\d.-]{1,})/giu
const OLD_YEAR =
  /(?:sinds|anno|opgericht in|gesticht in|uit|bouwjaar|begonnen in|al van(?:af)?)\s(?:het jaar )?(1[5-9]\d\d)(?!\d)/giu
const TITLED =
  /(?<!\p{L})(?:mevr(?:ouw)?|mw|meneer|de heer|dhr|fam)\.? ((?:(?:van|de|der|den|ter|ten|het|'t) ){0,3}\p{L}[\p{L}'-]{2,})/giu
/** A family is written with a capital; what it does is not. */
const FAMILY = /(?<![\p{L}-])[Ff]amilie ((?:(?:van|de|der|den|ter|ten|het|'t) ){0,3}\p{Lu}[\p{L}'-]{2,})/gu
const QUOTED = /["“”„«]([^"“”„«»\n]{3,60})["“”»]|(?<=^|[\s(])['‘‚]([^'‘’‚\n]{3,60})['’](?![\p{L}])/gu
/** What a server is called in a house of its own. */
const HOST =
  /(?<![\p{L}\p{N}/@.-])[\p{L}\p{N}]{2,}(?:-[\p{L}\p{N}]+)*-(?:prod|prd|acc|srv\d*|db\d*|dc\d*|fs\d*|nas\d*|sql\d*|vm\d*)(?![\p{L}\p{N}-])/giu
/** An address by part and number, as parks and mobile homes have. */
const PLOT =
  /(?<!\p{L})(?:wijk|blok|kavel|perceel|vak|laan|pad) \p{L}?\d{0,3} ?(?:nummer|nr\.?|huisje) \d{1,4}(?!\d)|(?<!\p{L})(?:op|naar|bij) (?:huis)?nummer \d{1,4}[a-z](?![\p{L}\d])/giu
const UNIT = /^\s?(?:eur|m2|km|kg|per|x|\p{Ll}{4,})(?!\p{L})/u

// What an amount counts, and the number of a norm.
function isAmount(text: string, { start, end }: Suspect): boolean {
  return (
    /(?:€|eur|euro|iso|nen|nen-en|en|din)[\s-]?$/i.test(text.slice(Math.max(0, start - 6), start)) ||
    UNIT.test(text.slice(end, end + 20))
  )
}

function matches(text: string, pattern: RegExp, kind: SuspectKind): Suspect[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    kind,
  }))
}

/** What the first group of a pattern finds. */
export function groups(text: string, pattern: RegExp, kind: SuspectKind): Suspect[] {
  return Array.from(text.matchAll(pattern), (match) => {
    const group = match[1] ?? match[2] ?? ''
    const start = match.index + match[0].lastIndexOf(group)
    return { start, end: start + group.length, kind }
  })
}

/** Files, handles and long numbers, and what is called by the word before it. */
export function findPatterns(text: string): Suspect[] {
  return [
    ...matches(text, FILE, 'file'),
    ...matches(text, HASHTAG, 'handle').filter(({ start, end }) => !isOwnField(text.slice(start, end))),
    ...groups(text, SOCIAL, 'handle'),
    ...matches(text, LONG_NUMBER, 'number').filter((range) => !isAmount(text, range)),
    ...groups(text, NUMBERED, 'number'),
    ...groups(text, OLD_YEAR, 'number'),
    ...matches(text, HOST, 'handle'),
    ...matches(text, PLOT, 'street'),
    ...groups(text, TITLED, 'name'),
    ...groups(text, FAMILY, 'name'),
    ...quoted(text),
  ]
}

// What stands between quotation marks is a name where it is written like one.
function quoted(text: string): Suspect[] {
  return groups(text, QUOTED, 'name').filter(({ start, end }) => {
    const said = text.slice(start, end)
    return /^(?:(?:de|het|'t|’t|in|op|aan) )?\p{Lu}/u.test(said) && said.split(' ').length <= 5 && !/[.!?]$/.test(said)
  })
}
