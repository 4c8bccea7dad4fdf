import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { projectRoot, readConfig } from './config.ts'
import { ConfigError } from './startError.ts'

describe('D17.1: the settings', () => {
  test('D17.1: nothing set gives the defaults of a first run', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      connections: 10,
      dataDir: join(projectRoot, 'data'),
      publicUrl: 'http://localhost:3000',
      brandName: 'Schakel',
      publicBrandName: 'Kenniscentrum Horeca Software',
      demo: true,
      nodeEnv: 'development',
      production: false,
      defaultPrice: 575,
      secondFactorRoles: [],
      rateLimit: { writes: 20, reads: 100 },
      backupKeep: 7,
      backupDir: join(projectRoot, 'data', 'backups'),
      chatDays: 60,
      offline: true,
      logLevel: 'warn',
      trustProxy: false,
      appSecret: undefined,
      clamdUrl: undefined,
      smtpUrl: undefined,
      requestSpace: undefined,
      oidc: undefined,
      s3: undefined,
      photos: undefined,
      map: undefined,
      mailFrom: '"Schakel" <schakel@localhost>',
    })
  })

  test('D21.5: a second factor is asked of staff and administrators in production, elsewhere of nobody, unless set', () => {
    expect(readConfig({ NODE_ENV: 'production' }).secondFactorRoles).toEqual(['staff', 'admin'])
    expect(readConfig({ NODE_ENV: 'production', REQUIRE_SECOND_FACTOR: '0' }).secondFactorRoles).toEqual([])
    expect(readConfig({ REQUIRE_SECOND_FACTOR: 'staff, suppliers' }).secondFactorRoles).toEqual(['staff', 'suppliers'])
    for (const wrong of ['1', 'everybody', 'staff,', 'staff;admin'])
      expect(() => readConfig({ REQUIRE_SECOND_FACTOR: wrong })).toThrow(
        /^REQUIRE_SECOND_FACTOR must be 0, or roles .*\.$/,
      )
  })

  test('D21.1: the rate limit is two numbers or nothing', () => {
    expect(readConfig({ RATE_LIMIT: '5/50' }).rateLimit).toEqual({ writes: 5, reads: 50 })
    expect(readConfig({ RATE_LIMIT: '0' }).rateLimit).toBeUndefined()
    for (const wrong of ['20', '0/100', '20/', '-1/5', '20/100/3', 'veel'])
      expect(() => readConfig({ RATE_LIMIT: wrong })).toThrow(/^RATE_LIMIT must be .*20\/100.*0/)
  })

  test('D17.1: every setting is read, and an empty one counts as not set', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres://u:p@db:5432/schakel',
      DATA_DIR: '/srv/schakel',
      PUBLIC_URL: 'https://schakel.example/',
      BRAND_NAME: 'Anders',
      PUBLIC_BRAND_NAME: '',
      SCHAKEL_DEMO: '0',
      DEFAULT_PRICE: '600',
      CHAT_DAYS: '7',
      OFFLINE: '0',
      LOG_LEVEL: 'debug',
      TRUST_PROXY: '1',
      APP_SECRET: 'x'.repeat(32),
      CLAMD_URL: 'tcp://clamd:3310',
      SMTP_URL: 'smtps://u:p@mail.example',
      MAIL_FROM: 'post@schakel.example',
    })
    expect(config).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      databaseUrl: 'postgres://u:p@db:5432/schakel',
      dataDir: '/srv/schakel',
      publicUrl: 'https://schakel.example',
      brandName: 'Anders',
      publicBrandName: 'Kenniscentrum Horeca Software',
      demo: false,
      defaultPrice: 600,
      chatDays: 7,
      offline: false,
      logLevel: 'debug',
      trustProxy: 1,
      appSecret: 'x'.repeat(32),
      clamdUrl: 'tcp://clamd:3310',
      smtpUrl: 'smtps://u:p@mail.example',
      mailFrom: '"Anders" <post@schakel.example>',
    })
    expect(readConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000')
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toBe('10.0.0.0/8, ::1')
    expect(readConfig({ TRUST_PROXY: 'true' }).trustProxy).toBe(true)
  })

  test('D17.1: in production there is no demo', () => {
    expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ demo: false, production: true, logLevel: 'info' })
    expect(() => readConfig({ NODE_ENV: 'production', SCHAKEL_DEMO: '1' })).toThrow(/^SCHAKEL_DEMO must be 0 /)
  })

  test.each([
    ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535, not "abc".'],
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, not "70000".'],
    ['HOST', 'a b', 'HOST must be a host name or an IP address, not "a b".'],
    [
      'PUBLIC_URL',
      'localhost',
      'PUBLIC_URL must be an address like https://schakel.example, without a path, not "localhost".',
    ],
    ['SCHAKEL_DEMO', 'yes', 'SCHAKEL_DEMO must be 0 or 1, not "yes".'],
    ['NODE_ENV', 'prod', 'NODE_ENV must be development, test or production, not "prod".'],
    ['DEFAULT_PRICE', '5,75', 'DEFAULT_PRICE must be a whole number from 0 to 1000000000, not "5,75".'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent, not "loud".'],
    ['BRAND_NAME', 'a\nb', 'BRAND_NAME must be one line of at most 80 characters, not "a\\nb".'],
    [
      'DATABASE_URL',
      'mysql://u:geheim@h/d',
      'DATABASE_URL must be an address like postgres://user:password@host:5432/database.',
    ],
    [
      'DATABASE_URL',
      'postgres://u:geheim@h',
      'DATABASE_URL must be an address like postgres://user:password@host:5432/database.',
    ],
    ['S3_PREFIX', '/x', 'S3_PREFIX must be words with slashes that end in one, such as schakel/, not "/x".'],
    [
      'S3_ENDPOINT',
      'minio:9000',
      'S3_ENDPOINT must be an address like https://s3.example, without a path, not "minio:9000".',
    ],
    ['APP_SECRET', 'kort', 'APP_SECRET must be at least 32 characters.'],
  ])('D17.1: a wrong %s (%j) stops with one clear line', (name, value, line) => {
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(line))
  })

  test('D15, D17.1: a bucket needs its keys, and keys a bucket', () => {
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
    const bucket = { bucket: 'files', accessKeyId: 'id', secretAccessKey: 'secret' }
    expect(readConfig({ S3_BUCKET: 'files', ...keys }).s3).toEqual({
      ...bucket,
      endpoint: undefined,
      region: 'us-east-1',
      prefix: '',
    })
    const whole = { S3_ENDPOINT: 'http://minio:9000', S3_REGION: 'eu', S3_PREFIX: 'schakel/' }
    expect(readConfig({ S3_BUCKET: 'files', ...keys, ...whole }).s3).toEqual({
      ...bucket,
      endpoint: 'http://minio:9000',
      region: 'eu',
      prefix: 'schakel/',
    })
    const purpose = 'must be set too when files are kept in a bucket.'
    expect(() => readConfig(keys)).toThrow(new ConfigError(`S3_BUCKET ${purpose}`))
    expect(() => readConfig({ S3_BUCKET: 'files' })).toThrow(new ConfigError(`S3_ACCESS_KEY_ID ${purpose}`))
    expect(() => readConfig({ S3_ENDPOINT: 'http://minio:9000' })).toThrow(new ConfigError(`S3_BUCKET ${purpose}`))
  })

  test('D15, D17.1: photos are searched where that is set, at Unsplash by a key', () => {
    expect(readConfig({ PHOTO_SEARCH: 'openverse' }).photos?.address).toBe('https://api.openverse.org')
    expect(readConfig({ PHOTO_SEARCH: 'unsplash', UNSPLASH_ACCESS_KEY: 'k' }).photos).toEqual({
      source: 'unsplash',
      key: 'k',
      address: 'https://api.unsplash.com',
    })
    expect(() => readConfig({ PHOTO_SEARCH: 'unsplash' })).toThrow(/^UNSPLASH_ACCESS_KEY must be set too /)
    expect(() => readConfig({ PHOTO_SEARCH: 'flickr' })).toThrow(/^PHOTO_SEARCH must be openverse or unsplash, /)
  })

  test('D15, D17.1: a map has a style, and PDOK or Nominatim to say where an address lies', () => {
    const style = 'https://map.example/style.json?key=k'
    expect(readConfig({ MAP_STYLE_URL: style }).map).toEqual({
      style,
      geocoder: { kind: 'pdok', address: 'https://api.pdok.nl/bzk/locatieserver/search/v3_1' },
    })
    expect(
      readConfig({ MAP_STYLE_URL: style, GEOCODER: 'nominatim', GEOCODER_URL: 'http://nominatim:8080/' }).map?.geocoder,
    ).toEqual({ kind: 'nominatim', address: 'http://nominatim:8080' })
    expect(() => readConfig({ MAP_STYLE_URL: 'kaart' })).toThrow(/^MAP_STYLE_URL must be the http\(s\) address/)
  })

  test('D14, D16, D17.1: calendars at Google are offered where one logs in by it, or by a client of its own, unless turned off', () => {
    const login = { OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'y' }
    const calendars = 'https://www.googleapis.com/calendar/v3'
    const google = { issuer: 'https://accounts.google.com', clientId: 'x', clientSecret: 'y', calendars }
    const byGoogle = { ...login, OIDC_ISSUER: 'https://accounts.google.com' }
    expect(readConfig(byGoogle).google).toEqual(google)
    expect(readConfig({ ...byGoogle, GOOGLE_CALENDAR: '0' }).google).toBeUndefined()
    expect(readConfig({}).google).toBeUndefined()
    const byAnother = { ...login, OIDC_ISSUER: 'https://login.example' }
    expect(readConfig(byAnother).google).toBeUndefined()
    const own = { GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 'geheim' }
    const withOwn = { ...google, clientId: 'g', clientSecret: 'geheim' }
    expect(readConfig({ ...byAnother, ...own }).google).toEqual(withOwn)
    expect(readConfig({ ...own, GOOGLE_URL: 'http://127.0.0.1:9/' }).google).toMatchObject({
      issuer: 'http://127.0.0.1:9',
      calendars: 'http://127.0.0.1:9/calendar/v3',
    })
    const line = 'GOOGLE_CLIENT_ID must be set too when people connect a calendar.'
    expect(() => readConfig({ GOOGLE_CLIENT_SECRET: 'geheim' })).toThrow(new ConfigError(line))
    expect(() => readConfig({ GOOGLE_URL: 'http://google.example' })).toThrow(/^GOOGLE_URL must be an https address/)
    expect(() => readConfig({ GOOGLE_CALENDAR: 'ja' })).toThrow(/^GOOGLE_CALENDAR must be 0 or 1, /)
  })

  test('D8.8: the address of a mail server whose name or password cannot be read is refused', () => {
    for (const SMTP_URL of ['smtp://a%zz:b@mail.example', 'smtp://a:b%zz@mail.example'])
      expect(() => readConfig({ SMTP_URL })).toThrow(/^SMTP_URL must be an address like /)
    expect(readConfig({ SMTP_URL: 'smtp://a%40b:c%25@mail.example' }).smtpUrl).toBe('smtp://a%40b:c%25@mail.example')
  })

  test.each([
    '10.0.0.0/33',
    '10.0.0.0/0',
    'abc',
    '10.0.0.1:80',
    '::1/200',
    '10.0.0',
    '100',
    'Loopback',
    '10.0.0.1,,::1',
    '10.0.0.1/',
  ])('D17.1: proxies that nobody could be (%s) stop a start with one clear line', (value) => {
    const allowed = 'true, false, a number of proxies up to 99, or IP addresses and networks with commas between'
    expect(() => readConfig({ TRUST_PROXY: value })).toThrow(
      new ConfigError(`TRUST_PROXY must be ${allowed}, not "${value}".`),
    )
  })

  test('D17.1: proxies are a number, names of networks, or addresses', () => {
    for (const value of ['loopback', '10.0.0.1', '10.0.0.0/255.0.0.0', 'fd00::/8, 192.168.0.0/16'])
      expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(value)
    // Never the address 0.0.0.10.
    expect(readConfig({ TRUST_PROXY: '10' }).trustProxy).toBe(10)
    expect(readConfig({ TRUST_PROXY: '0' }).trustProxy).toBe(0)
  })

  test('D17.1: a name, password or database with a % that says nothing stops a start with one line without them', () => {
    const line = 'an address in which a % of a user, a password or a database is written as %25'
    for (const url of ['postgres://a%zz:b@h/d', 'postgres://a:50%@h/d', 'postgres://a:b@h/d%', 'postgres://a:b@h%zz/d'])
      for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL', 'DATABASE_STANDBY_URL'])
        expect(() => readConfig({ [name]: url })).toThrow(new ConfigError(`${name} must be ${line}.`))
    const right = 'postgres://a%40b:50%25@h/d%25'
    expect(readConfig({ DATABASE_URL: right }).databaseUrl).toBe(right)
  })

  test('D17.1: any value whatever is either read or refused in one line', () => {
    const names = [
      'PORT',
      'HOST',
      'DATABASE_URL',
      'DATA_DIR',
      'PUBLIC_URL',
      'TRUST_PROXY',
      'DEFAULT_PRICE',
      'BRAND_NAME',
      'SMTP_URL',
      'MAIL_FROM',
    ]
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.string({ unit: 'binary' }), (name, value) => {
        try {
          readConfig({ [name]: value })
        } catch (error) {
          expect(error).toBeInstanceOf(ConfigError)
          expect(String(error)).toMatch(/^ConfigError: [A-Z_]+ must be .*\.$/)
        }
      }),
    )
  })
})
