import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import {
  type GeocoderSettings,
  type GoogleSettings,
  geocoderOf,
  googleOf,
  type MapSettings,
  mapSettings,
  type OidcSettings,
  oidcOf,
  type PhotoSettings,
  photosOf,
  type RegisterSettings,
  registerOf,
  s3Of,
  tracesOf,
} from './configServices.ts'
import type { RateSettings } from './configValues.ts'
import { type logLevels, type nodeEnvs, secretSettings, settings } from './settings.ts'
import { ConfigError } from './startError.ts'
import type { S3Settings } from './storage/s3Client.ts'
import type { TraceSettings } from './tracing/tracing.ts'

/** The folder that holds package.json: relative folders in settings start here, wherever the command was given. */
export const projectRoot = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
/** Where the built web lies. */
export const builtWeb = join(projectRoot, 'web', 'dist')

/** D17.1: what the environment says about this server, checked, with the defaults filled in. */
export interface Config {
  readonly port: number
  readonly host: string
  /** A PostgreSQL server; without it the embedded one in `dataDir` is used. */
  readonly databaseUrl: string | undefined
  /** The same server past the pooler that DATABASE_URL leads to, for what needs a session of its own; without it there is no pooler. */
  readonly directUrl: string | undefined
  /** A server that repeats that one, at which lists, searches, statistics and exports are read. */
  readonly replicaUrl: string | undefined
  /** The synchronous standby of that server alone, for reads while no server leads. */
  readonly standbyUrl: string | undefined
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
    directUrl: set.DATABASE_DIRECT_URL,
    replicaUrl: set.DATABASE_REPLICA_URL,
    standbyUrl: set.DATABASE_STANDBY_URL,
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

function wrong(error: z.ZodError, values: Readonly<Record<string, string | undefined>>): ConfigError {
  const issue = error.issues[0]
  const name = String(issue?.path[0])
  const found = secretSettings.has(name) ? '' : `, not ${JSON.stringify(values[name])}`
  return new ConfigError(`${name} must be ${issue?.message}${found}.`)
}
