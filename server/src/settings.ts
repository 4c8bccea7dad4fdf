import { accountRoles, CHAT_DAYS, photoSourceNames } from '@schakel/domain'
import { z } from 'zod'
import {
  areProxies,
  areRoles,
  databaseUrl,
  isIssuer,
  isOrigin,
  isSmtpAddress,
  isTcpAddress,
  isWebAddress,
  oneLine,
  orList,
  rateLimit,
  rolesOf,
  trustProxy,
  wholeNumber,
} from './configValues.ts'

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export const nodeEnvs = ['development', 'test', 'production'] as const

/** What each setting may be; the message says it in words that follow "must be". */
export const settings = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'a host name or an IP address')
    .default('127.0.0.1'),
  DATABASE_URL: databaseUrl().optional(),
  DATABASE_DIRECT_URL: databaseUrl().optional(),
  DATABASE_REPLICA_URL: databaseUrl().optional(),
  DATABASE_STANDBY_URL: databaseUrl().optional(),
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
    .refine(areProxies, 'true, false, a number of proxies up to 99, or IP addresses and networks with commas between')
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
export const secretSettings = new Set([
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
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'DATABASE_STANDBY_URL',
  'APP_SECRET',
  'SMTP_URL',
  'METRICS_TOKEN',
])

/** The settings as they were given, each checked by itself. */
export type Settings = z.output<typeof settings>
