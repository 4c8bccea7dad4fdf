import type { PhotoSource } from '@schakel/domain'
import type { Settings } from './settings.ts'
import { ConfigError } from './startError.ts'
import type { S3Settings } from './storage/s3Client.ts'
import type { TraceSettings } from './tracing/tracing.ts'

/** By what this installation is known to who vouches for people or for what is theirs (D16). */
export interface ClientSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** An identity provider by which people log in (D16). */
export interface OidcSettings extends ClientSettings {
  /** What the button says. */
  readonly name: string
}

/** Google, where people lay their calendar there under their own (D14). */
export interface GoogleSettings extends ClientSettings {
  /** Where its calendars are read, without a slash at the end. */
  readonly calendars: string
}

/** The service at which photos are searched (D15). */
export interface PhotoSettings {
  readonly source: PhotoSource
  readonly address: string
  /** By which this installation is known there, where that is asked. */
  readonly key: string | undefined
}

/** The service that knows where addresses lie (D15). */
export interface GeocoderSettings {
  readonly kind: 'pdok' | 'nominatim'
  /** Without a slash at the end. */
  readonly address: string
}

/** The trade register that is asked for a business by its number. */
export interface RegisterSettings {
  /** Without a slash at the end. */
  readonly address: string
  readonly key: string
}

/** The map on which addresses are shown (D15). */
export interface MapSettings {
  /** The address of a MapLibre style. */
  readonly style: string
  readonly geocoder: GeocoderSettings
}

/** All three or none: half a provider is a mistake. */
export function oidcOf(set: Settings): OidcSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = set
  const given = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret }
  if (issuer !== undefined && clientId !== undefined && clientSecret !== undefined) {
    return { issuer, clientId, clientSecret, name: name ?? new URL(issuer).hostname }
  }
  return noneOf(given, 'when people log in by an identity provider')
}

/** A client of its own, or that of logging in where that is by Google; none where it is turned off. */
export function googleOf(set: Settings): GoogleSettings | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_URL: other } = set
  const issuer = other ?? 'https://accounts.google.com'
  const calendars = `${other ?? 'https://www.googleapis.com'}/calendar/v3`
  const login = oidcOf(set)
  const own = clientId !== undefined && clientSecret !== undefined ? { clientId, clientSecret } : undefined
  if (!own) noneOf({ GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret }, 'when people connect a calendar')
  const known = own ?? (login && new URL(login.issuer).origin === issuer ? login : undefined)
  if (!known || set.GOOGLE_CALENDAR === '0') return undefined
  return { issuer, clientId: known.clientId, clientSecret: known.clientSecret, calendars }
}

const photoAddresses: Readonly<Record<PhotoSource, string>> = {
  openverse: 'https://api.openverse.org',
  unsplash: 'https://api.unsplash.com',
}

export function photosOf(set: Settings): PhotoSettings | undefined {
  const { PHOTO_SEARCH: source, PHOTO_SEARCH_URL: given, UNSPLASH_ACCESS_KEY: key } = set
  if (source === undefined) return undefined
  if (source === 'unsplash' && key === undefined)
    throw new ConfigError('UNSPLASH_ACCESS_KEY must be set too when photos are searched at Unsplash.')
  return { source, key, address: (given ?? photoAddresses[source]).replace(/\/$/, '') }
}

const geocoders = {
  pdok: 'https://api.pdok.nl/bzk/locatieserver/search/v3_1',
  nominatim: 'https://nominatim.openstreetmap.org',
} as const

export function mapSettings(set: Settings): MapSettings | undefined {
  const { MAP_STYLE_URL: style } = set
  return style === undefined ? undefined : { style, geocoder: geocoderOf(set) }
}

export function geocoderOf({ GEOCODER: kind, GEOCODER_URL: address = geocoders[kind] }: Settings) {
  return { kind, address: address.replace(/\/$/, '') }
}

export function registerOf({ KVK_API_KEY: key, KVK_API_URL: address }: Settings): RegisterSettings | undefined {
  return key === undefined ? undefined : { key, address: address.replace(/\/$/, '') }
}

export function tracesOf(set: Settings): TraceSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = set
  return endpoint === undefined ? undefined : { endpoint: new URL(endpoint).origin, ratio }
}

export function s3Of(set: Settings): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = set
  const given = { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey }
  if (bucket !== undefined && accessKeyId !== undefined && secretAccessKey !== undefined) {
    const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_PREFIX: prefix } = set
    return { bucket, accessKeyId, secretAccessKey, endpoint, region, prefix }
  }
  const purpose = 'when files are kept in a bucket'
  if (set.S3_ENDPOINT !== undefined) return noneOf({ ...given, S3_ENDPOINT: set.S3_ENDPOINT }, purpose)
  return noneOf(given, purpose)
}

/** Of settings that belong together one is missing: a mistake, unless all of them are. */
function noneOf(given: Readonly<Record<string, string | undefined>>, purpose: string): undefined {
  const missing = Object.entries(given).find(([, value]) => value === undefined)?.[0]
  if (Object.values(given).every((value) => value === undefined)) return undefined
  throw new ConfigError(`${missing} must be set too ${purpose}.`)
}
