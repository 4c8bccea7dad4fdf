import { hash } from 'node:crypto'
import { normaliseCity, normaliseName } from './normaliseName.ts'

export type DuplicateKind = 'nameCity' | 'website' | 'email' | 'kvk'
export type DuplicateKey = { kind: DuplicateKind; value: string }

/** What of an organisation says whether it is already there; of a person the surname goes with the e-mail address. */
export type DuplicateFields = {
  name?: string
  city?: string
  /** Of a person: each stands for a city. */
  organisations?: readonly string[]
  website?: string
  email?: string
  surname?: string
  kvk?: string
}

/**
 * The keys by which two organisations are one (D17.2): name with city, website, e-mail, KvK number. One equal key is
 * enough. A name without a city only meets the same name without a city; that of a person at no organisation meets nobody.
 */
export function duplicateKeys(fields: DuplicateFields): DuplicateKey[] {
  const name = normaliseName(fields.name ?? '')
  const places = fields.organisations ?? [fields.city ?? '']
  const website = normaliseWebsite(fields.website ?? '')
  const email = normaliseEmail(fields.email ?? '')
  const { surname } = fields
  const kvk = (fields.kvk ?? '').replace(/\D/g, '')
  return [
    ...(name ? places.map((place) => ({ kind: 'nameCity', value: `${name}|${normaliseCity(place)}` }) as const) : []),
    ...(website ? [{ kind: 'website', value: website } as const] : []),
    ...(email ? [{ kind: 'email', value: surname ? `${email} ${surname}` : email } as const] : []),
    ...(kvk.length >= 7 && kvk.length <= 8 ? [{ kind: 'kvk', value: kvk.padStart(8, '0') } as const] : []),
  ]
}

/**
 * The address of a website without scheme, `www.`, language, query, and start page or page about oneself. The path stays: the hotels of a chain
 * share their host, and so does everybody with a page on a social network. Empty when it is no web address.
 */
export function normaliseWebsite(website: string): string {
  const text = website.trim()
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`)
  if (!url || !/^https?:$/.test(url.protocol) || !/\.[^.]{2,}\.?$/.test(url.hostname)) return ''
  const path = url.pathname
    .toLowerCase()
    .replace(/^\/(nl|en|de|fr|nl-nl|en-gb|en-us)(?=\/|$)/, '')
    .replace(/\/+$/, '')
    .replace(/\/(index|default|home|contact|over-ons|about|about-us)(\.[a-z]+)?$/, '')
    .replace(/\/+$/, '')
  return url.hostname.replace(/^www\./, '').replace(/\.$/, '') + path
}

function normaliseEmail(email: string): string {
  const bare = email
    .trim()
    .toLowerCase()
    .replace(/^mailto:/, '')
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(bare) ? bare : ''
}

/** The first organisation met with each key; holds hundreds of thousands in little memory, as it keeps no texts. */
export class DuplicateIndex<Ref> {
  readonly #refs = new Map<number, Ref>()

  /** Who came first with one of these keys, and with which. */
  find(keys: readonly DuplicateKey[]): { ref: Ref; kind: DuplicateKind } | null {
    for (const key of keys) {
      const ref = this.#refs.get(fingerprint(key))
      if (ref !== undefined) return { ref, kind: key.kind }
    }
    return null
  }

  /** Remembers the keys; a key that is there keeps the organisation it had. */
  add(keys: readonly DuplicateKey[], ref: Ref): void {
    for (const key of keys) {
      const print = fingerprint(key)
      if (!this.#refs.has(print)) this.#refs.set(print, ref)
    }
  }
}

/** 53 bits, all that a number holds exactly: with a million keys two differ and collide once in ten thousand files. */
export function fingerprint({ kind, value }: { readonly kind: string; readonly value: string }): number {
  const digest = hash('sha1', `${kind}:${value}`, 'buffer')
  return digest.readUIntBE(0, 6) * 32 + ((digest[6] ?? 0) & 31)
}
