import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { accountRoles, CHAT_DAYS, type PhotoSource, photoSourceNames } from '@schakel/domain'
import { z } from 'zod'
import {
  areRoles,
  isDatabaseUrl,
  isIssuer,
  isOrigin,
  isSmtpAddress,
  isTcpAddress,
  isWebAddress,
  oneLine,
  orList,
  type RateSettings,
  rateLimit,
  rolesOf,
  trustProxy,
  wholeNumber,
} from './configValues.ts'
import { StartError } from './startError.ts'
import type { S3Settings } from './storage/s3Client.ts'
import type { TraceSettings } from './tracing/tracing.ts'

/** A setting with a value that is not allowed: its message names the setting and says what is. */
export class ConfigError extends StartError {
  override readonly name = 'ConfigError'
}

/** The folder that holds package.json: relative folders in settings start here, wherever the command was given. */
export const projectRoot = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const nodeEnvs = ['development', 'test', 'production'] as const

/** What each setting may be; the message says it in words that follow "must be". */
const settings = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'a host name or an IP address')
    .default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .refine(isDatabaseUrl, 'an address like postgres://user:password@host:5432/database')
    .optional(),
  DATABASE_REPLICA_URL: z
    .string()
    .refine(isDatabaseUrl, 'an address like postgres://user:password@host:5432/database')
    .optional(),
  DATABASE_CONNECTIONS: wholeNumber(4, 200).default(10),
  DATA_DIR: z.string().default('data'),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, 'an address like https://schakel.example, without a path')
    .transform((url) => new URL(url).origin)
    .optional(),
  BRAND_NAME: oneLine().default('Schakel'),
  PUBLIC_BRAND_NAME: oneLine().default('Kenniscentrum Horeca Software'),
  SCHAKEL_DEMO: z.enum(['0', '1'], '0 or 1').optional(),
  RATE_LIMIT: z
    .string()
    .regex(/^(0|[1-9]\d{0,5}\/[1-9]\d{0,5})$/, 'writes and reads a second such as 20/100, or 0 for no limit')
    .transform(rateLimit)
    .default({ writes: 20, reads: 100 }),
  NODE_ENV: z.enum(nodeEnvs, orList(nodeEnvs)).default('development'),
  REQUIRE_SECOND_FACTOR: z
    .string()
    .refine(areRoles, `0, or roles with commas between: ${accountRoles.join(', ')}`)
    .transform(rolesOf)
    .optional(),
  DEFAULT_PRICE: wholeNumber(0, 1_000_000_000).default(575),
  CHAT_DAYS: wholeNumber(1, 3650).default(CHAT_DAYS),
  OFFLINE: z.enum(['0', '1'], '0 or 1').default('1'),
  LOG_LEVEL: z.enum(logLevels, orList(logLevels)).optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      (value) => /^(\d|true|false|[\da-f.:/]+(,\s*[\da-f.:/]+)*|loopback)$/i.test(value),
      'true, false, a number of proxies, or IP addresses with commas between',
    )
    .transform(trustProxy)
    .default(false),
  APP_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  BACKUP_KEEP: wholeNumber(0, 1000).default(7),
  BACKUP_DIR: z.string().optional(),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.string().refine(isOrigin, 'an address like http://127.0.0.1:4318').optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d{1,6})?|1)$/, 'a part such as 0.1, at most 1')
    .transform(Number)
    .default(1),
  CLAMD_URL: z.string().refine(isTcpAddress, 'an address like tcp://127.0.0.1:3310').optional(),
  SMTP_URL: z.string().refine(isSmtpAddress, 'an address like smtp://user:password@mail.example:587').optional(),
  REQUEST_SPACE: z
    .string()
    .regex(/^.{1,200}$/, 'the id or the name of a space')
    .optional(),
  OIDC_ISSUER: z
    .string()
    .refine(isIssuer, 'an https address such as https://login.example/tenant, or http on this machine itself')
    .optional(),
  OIDC_CLIENT_ID: z.string().max(500).optional(),
  OIDC_CLIENT_SECRET: z.string().max(2000).optional(),
  OIDC_NAME: oneLine().optional(),
  GOOGLE_CALENDAR: z.enum(['0', '1'], '0 or 1').default('1'),
  GOOGLE_CLIENT_ID: z.string().max(500).optional(),
  GOOGLE_CLIENT_SECRET: z.string().max(2000).optional(),
  GOOGLE_URL: z
    .string()
    .refine(
      (value) => isOrigin(value) && isIssuer(value),
      'an https address without a path, or http on this machine itself',
    )
    .transform((url) => new URL(url).origin)
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][\w.-]{1,253}[a-z\d]$/i, 'the name of a bucket')
    .optional(),
  S3_ENDPOINT: z.string().refine(isOrigin, 'an address like https://s3.example, without a path').optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z\d-]{1,50}$/i, 'the name of a region such as eu-central-1')
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().max(500).optional(),
  S3_SECRET_ACCESS_KEY: z.string().max(2000).optional(),
  S3_PREFIX: z
    .string()
    .regex(/^([\w-][\w.-]*\/)+$/, 'words with slashes that end in one, such as schakel/')
    .default(''),
  PHOTO_SEARCH: z.enum(photoSourceNames, orList(photoSourceNames)).optional(),
  PHOTO_SEARCH_URL: z.string().refine(isOrigin, 'an address like https://api.openverse.org, without a path').optional(),
  UNSPLASH_ACCESS_KEY: z.string().max(500).optional(),
  MAP_STYLE_URL: z.string().refine(isWebAddress, 'the http(s) address of a map style').optional(),
  GEOCODER: z.enum(['pdok', 'nominatim'], 'pdok or nominatim').default('pdok'),
  GEOCODER_URL: z.string().refine(isWebAddress, 'an http(s) address').optional(),
  ADDRESS_SEARCH: z.enum(['0', '1'], '0 or 1').default('0'),
  KVK_API_KEY: z.string().max(500).optional(),
  KVK_API_URL: z
    .string()
    .refine(isWebAddress, 'an http(s) address')
    .default('https://api.kvk.nl/api/v1/basisprofielen'),
  MAIL_FROM: z.email('an e-mail address like schakel@example.nl').optional(),
})

/** Settings that are never repeated in a message, since they hold a password. */
const secretSettings = new Set([
  'GEOCODER_URL',
  'KVK_API_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'KVK_API_KEY',
  'UNSPLASH_ACCESS_KEY',
  'MAP_STYLE_URL',
  'OIDC_CLIENT_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'APP_SECRET',
  'SMTP_URL',
  'METRICS_TOKEN',
])

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

/** D17.1: what the environment says about this server, checked, with the defaults filled in. */
export interface Config {
  readonly port: number
  readonly host: string
  /** A PostgreSQL server; without it the embedded one in `dataDir` is used. */
  readonly databaseUrl: string | undefined
  /** A server that repeats that one, at which lists, searches, statistics and exports are read. */
  readonly replicaUrl: string | undefined
  /** How many connections a node uses at most at each of the two. */
  readonly connections: number
  readonly dataDir: string
  /** The origin people type, without a slash at the end. */
  readonly publicUrl: string
  readonly brandName: string
  readonly publicBrandName: string
  /** Whether an empty database gets the demo world; never in production. */
  readonly demo: boolean
  readonly nodeEnv: (typeof nodeEnvs)[number]
  readonly production: boolean
  readonly defaultPrice: number
  /** The roles that are asked a second factor as they log in (D21.5). */
  readonly secondFactorRoles: readonly string[]
  /** How much an account may ask; without it as much as it likes. */
  readonly rateLimit: RateSettings | undefined
  /** How long what was said in a chat is kept (D13). */
  readonly chatDays: number
  /** Whether browsers keep the program and what somebody last saw for when there is no connection. */
  readonly offline: boolean
  readonly logLevel: (typeof logLevels)[number]
  /** Which proxies may say who the caller is, in the form that Fastify takes. */
  readonly trustProxy: boolean | number | string
  /** Set by the environment; otherwise `readSecret` keeps one in the data folder. */
  readonly appSecret: string | undefined
  /** How many of the daily copies of the embedded database and its files are kept; 0 makes none. */
  readonly backupKeep: number
  /** Where copies lie that are made by themselves, or without saying where. */
  readonly backupDir: string
  /** By which `/metrics` is read from elsewhere; without one it is read from this machine alone (D19.9). */
  readonly metricsToken: string | undefined
  /** The collector to which traces are sent (D19.9). */
  readonly traces: TraceSettings | undefined
  /** A clamd that looks at every file before it is kept (D15). */
  readonly clamdUrl: string | undefined
  /** The mail server; without one mail is written into the folder `outbox` of the data folder (D8.8). */
  readonly smtpUrl: string | undefined
  /** The identity provider, where there is one (D16). */
  readonly oidc: OidcSettings | undefined
  /** Google's calendars, where people may connect theirs (D14). */
  readonly google: GoogleSettings | undefined
  /** The bucket in which pictures and files are kept; without one a folder in `dataDir` (D15). */
  readonly s3: S3Settings | undefined
  /** Where photos are searched; nowhere when not set (D15). */
  readonly photos: PhotoSettings | undefined
  /** The map on which addresses are shown; none when not set (D15). */
  readonly map: MapSettings | undefined
  /** What is asked for the street of a zip code and house number; none when not set. */
  readonly addressSearch: GeocoderSettings | undefined
  /** The trade register; none when not set. */
  readonly register: RegisterSettings | undefined
  /** The space in which requests of the public form come in, by id or name; the first one when not set (D18). */
  readonly requestSpace: string | undefined
  /** By whom mail is sent: the brand and an address. */
  readonly mailFrom: string
}

/** D17.1: reads the settings; throws a ConfigError of one line at the first wrong one. An empty value counts as not set. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const values = Object.fromEntries(Object.keys(settings.shape).map((name) => [name, env[name]?.trim() || undefined]))
  const result = settings.safeParse(values)
  if (!result.success) throw wrong(result.error, values)
  const set = result.data
  const port = set.PORT
  const nodeEnv = set.NODE_ENV
  const production = nodeEnv === 'production'
  const demo = set.SCHAKEL_DEMO
  const publicUrl = set.PUBLIC_URL ?? `http://localhost:${port}`
  if (production && demo === '1') {
    throw new ConfigError(
      'SCHAKEL_DEMO must be 0 or left out when NODE_ENV is production: the demo accounts have a known password.',
    )
  }
  return {
    port,
    host: set.HOST,
    databaseUrl: set.DATABASE_URL,
    replicaUrl: set.DATABASE_REPLICA_URL,
    connections: set.DATABASE_CONNECTIONS,
    dataDir: resolve(projectRoot, set.DATA_DIR),
    publicUrl,
    brandName: set.BRAND_NAME,
    publicBrandName: set.PUBLIC_BRAND_NAME,
    demo: !production && demo !== '0',
    nodeEnv,
    production,
    defaultPrice: set.DEFAULT_PRICE,
    secondFactorRoles: set.REQUIRE_SECOND_FACTOR ?? (production ? ['staff', 'admin'] : []),
    rateLimit: set.RATE_LIMIT ?? undefined,
    chatDays: set.CHAT_DAYS,
    offline: set.OFFLINE === '1',
    logLevel: set.LOG_LEVEL ?? (production ? 'info' : nodeEnv === 'test' ? 'silent' : 'warn'),
    trustProxy: set.TRUST_PROXY,
    appSecret: set.APP_SECRET,
    backupKeep: set.BACKUP_KEEP,
    backupDir: resolve(projectRoot, set.BACKUP_DIR ?? join(set.DATA_DIR, 'backups')),
    metricsToken: set.METRICS_TOKEN,
    traces: tracesOf(set),
    clamdUrl: set.CLAMD_URL,
    smtpUrl: set.SMTP_URL,
    requestSpace: set.REQUEST_SPACE,
    oidc: oidcOf(set),
    google: googleOf(set),
    s3: s3Of(set),
    photos: photosOf(set),
    map: mapSettings(set),
    addressSearch: set.ADDRESS_SEARCH === '1' ? geocoderOf(set) : undefined,
    register: registerOf(set),
    mailFrom: `"${set.BRAND_NAME.replace(/["\\]/g, '')}" <${set.MAIL_FROM ?? `schakel@${new URL(publicUrl).hostname}`}>`,
  }
}

/** All three or none: half a provider is a mistake. */
function oidcOf(set: z.output<typeof settings>): OidcSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = set
  const given = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret }
  if (issuer !== undefined && clientId !== undefined && clientSecret !== undefined) {
    return { issuer, clientId, clientSecret, name: name ?? new URL(issuer).hostname }
  }
  return noneOf(given, 'when people log in by an identity provider')
}

/** A client of its own, or that of logging in where that is by Google; none where it is turned off. */
function googleOf(set: z.output<typeof settings>): GoogleSettings | undefined {
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

function photosOf(set: z.output<typeof settings>): PhotoSettings | undefined {
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

function mapSettings(set: z.output<typeof settings>): MapSettings | undefined {
  const { MAP_STYLE_URL: style } = set
  return style === undefined ? undefined : { style, geocoder: geocoderOf(set) }
}

function geocoderOf({ GEOCODER: kind, GEOCODER_URL: address = geocoders[kind] }: z.output<typeof settings>) {
  return { kind, address: address.replace(/\/$/, '') }
}

function registerOf({
  KVK_API_KEY: key,
  KVK_API_URL: address,
}: z.output<typeof settings>): RegisterSettings | undefined {
  return key === undefined ? undefined : { key, address: address.replace(/\/$/, '') }
}

function tracesOf(set: z.output<typeof settings>): TraceSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = set
  return endpoint === undefined ? undefined : { endpoint: new URL(endpoint).origin, ratio }
}

function s3Of(set: z.output<typeof settings>): S3Settings | undefined {
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

function wrong(error: z.ZodError, values: Readonly<Record<string, string | undefined>>): ConfigError {
  const issue = error.issues[0]
  const name = String(issue?.path[0])
  const found = secretSettings.has(name) ? '' : `, not ${JSON.stringify(values[name])}`
  return new ConfigError(`${name} must be ${issue?.message}${found}.`)
}
