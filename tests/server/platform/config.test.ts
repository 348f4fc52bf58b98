import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadConfig } from '../../../server/config'
import { ConfigError } from '../../../server/platform/config'

const SECRET = 's'.repeat(32)

test('an empty environment gives the documented defaults', () => {
  expect(loadConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    dataDir: join(process.cwd(), 'data'),
    databaseUrl: undefined,
    jwtSecret: undefined,
    accessTokenTtlS: 600,
    refreshTokenTtlS: 2_592_000,
    isDemoOffered: true,
    isThisMachineAlone: true,
    isRateLimited: true,
    registration: 'open',
    trustProxy: false,
    metrics: { port: undefined, host: '127.0.0.1', token: undefined },
    publicUrl: undefined,
    smtpUrl: undefined,
    mailFrom: undefined,
    bounceImapUrl: undefined,
    logLevel: 'info',
  })
})

test('an empty variable counts as unset, as .env files leave many', () => {
  expect(loadConfig({ PORT: '', DATABASE_URL: ' ', JWT_SECRET: '' })).toEqual(loadConfig({}))
})

test('on a public address the first who comes founds a group, elsewhere anybody does, unless it is said', () => {
  const registration = (variables: object) => loadConfig({ ...variables }).registration
  expect(registration({ PUBLIC_URL: 'https://batuta.example.org' })).toBe('first')
  for (const PUBLIC_URL of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000', 'http://b.localhost'])
    expect([PUBLIC_URL, registration({ PUBLIC_URL })]).toEqual([PUBLIC_URL, 'open'])
  expect(registration({ PUBLIC_URL: 'https://batuta.example.org', REGISTRATION: 'open' })).toBe('open')
  expect(registration({ REGISTRATION: 'invite' })).toBe('invite')
})

describe('a bad value stops the start and is named', () => {
  test.each([
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['PORT', 'http'],
    ['HOST', 'http://here'],
    ['DATA_DIR', 'two\nlines'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'nonsense'],
    ['JWT_SECRET', 'short'],
    ['ACCESS_TOKEN_TTL_S', '0'],
    ['REFRESH_TOKEN_TTL_S', '-1'],
    ['PUBLIC_URL', 'batuta.example.org'],
    ['PUBLIC_URL', 'https://example.org/batuta'],
    ['PUBLIC_URL', 'https://me:secret@example.org'],
    ['SMTP_URL', 'https://mail.example.org'],
    ['SMTP_URL', 'mail.example.org'],
    ['MAIL_FROM', 'nobody'],
    ['BOUNCE_IMAP_URL', 'https://me:secret@mail.example.org'],
    ['BOUNCE_IMAP_URL', 'imaps://mail.example.org'],
    ['MAIL_FROM', 'A <a@example.org>, b@example.org'],
    ['DEMO_DATA', 'yes'],
    ['RATE_LIMIT', 'false'],
    ['REGISTRATION', 'closed'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['TRUST_PROXY', '127.0.0.1, somewhere'],
    ['LOG_LEVEL', 'loud'],
    ['JWT_SECRET_PREVIOUS', 'short'],
    ['PUBLIC_URL', 'batuta.example.org'],
    ['PUBLIC_URL', 'ftp://batuta.example.org'],
    ['PUBLIC_URL', 'https://example.org/batuta'],
    ['PUBLIC_URL', 'https://user@example.org'],
    ['BACKUP_EVERY', 'daily'],
    ['BACKUP_EVERY', '0h'],
    ['BACKUP_EVERY', '400d'],
    ['BACKUP_KEEP', '0'],
    ['METRICS_PORT', '70000'],
    ['METRICS_HOST', 'http://here'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_TOKEN', 'letters and blanks in it'],
    ['SECURITY_CONTACT', 'the admin'],
    ['SECURITY_CONTACT', 'javascript:alert(1)'],
    ['SECURITY_CONTACT', 'mailto:a@example.org\nExpires: never'],
    ['SECURITY_POLICY', 'http://example.org'],
  ])('%s=%s', (name, value) => {
    expect(() => loadConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => loadConfig({ [name]: value })).toThrow(name)
  })
})

test('all errors are named at once, and no value is repeated', () => {
  const load = () => loadConfig({ PORT: 'x', LOG_LEVEL: 'y', JWT_SECRET: 'hunter2' })
  expect(load).toThrow(/PORT.*LOG_LEVEL|LOG_LEVEL.*PORT/s)
  expect(load).not.toThrow(/hunter2/)
})

test('DATABASE_URL asks for JWT_SECRET', () => {
  const url = 'postgresql://user:password@db.example.org/batuta'
  expect(() => loadConfig({ DATABASE_URL: url })).toThrow(/JWT_SECRET/)
  expect(() => loadConfig({ DATABASE_URL: url })).not.toThrow(/password@/)
  expect(loadConfig({ DATABASE_URL: url, JWT_SECRET: SECRET }).databaseUrl).toBe(url)
})

test('backups by the clock are wanted where a folder is named', () => {
  const folder = join(process.cwd(), 'backups')
  expect(loadConfig({ BACKUP_DIR: 'backups' }).backups).toEqual({ folder, everyMs: 86_400_000, keep: 14 })
  const often = { BACKUP_DIR: '/backups', BACKUP_EVERY: '90m', BACKUP_KEEP: '3' }
  expect(loadConfig(often).backups).toEqual({ folder: '/backups', everyMs: 5_400_000, keep: 3 })
  expect(loadConfig({ BACKUP_EVERY: '1h' }).backups).toBeUndefined()
})

test('an address of the installation is its origin', () => {
  expect(loadConfig({ PUBLIC_URL: 'https://Batuta.example.org/' }).publicUrl).toBe('https://batuta.example.org')
})

test('proxies are a list', () => {
  expect(loadConfig({ TRUST_PROXY: 'loopback, 10.1.0.0/16,::1' }).trustProxy).toEqual([
    'loopback',
    '10.1.0.0/16',
    '::1',
  ])
  expect(loadConfig({ TRUST_PROXY: 'off' }).trustProxy).toBe(false)
})

describe('the demo is offered of itself only where this machine alone comes in', () => {
  test.each([
    [{ HOST: 'localhost' }, true],
    [{ HOST: '127.8.0.1' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '127.0.0.1.example.org' }, false],
    [{ HOST: '0.0.0.0', DEMO_DATA: 'on' }, true],
    [{ DEMO_DATA: 'off' }, false],
    [{ TRUST_PROXY: 'loopback' }, false],
    [{ DATABASE_URL: 'postgres://db/x', JWT_SECRET: SECRET }, false],
  ])('%j: %s', (variables, isOffered) => {
    expect(loadConfig(variables).isDemoOffered).toBe(isOffered)
  })
})

test('a mail server needs a sender and an address for links; the password in it stays out of what is said', () => {
  const mail = { SMTP_URL: 'smtps://me:hunter2@mail.example.org', MAIL_FROM: 'Batuta <no-reply@example.org>' }
  expect(loadConfig({ ...mail, PUBLIC_URL: 'https://batuta.example.org/' })).toMatchObject({
    smtpUrl: mail.SMTP_URL,
    mailFrom: mail.MAIL_FROM,
    publicUrl: 'https://batuta.example.org',
  })
  expect(() => loadConfig({ BOUNCE_IMAP_URL: 'imaps://me:hunter2@mail.example.org' })).toThrow(/^SMTP_URL is required/)
  const load = () => loadConfig({ SMTP_URL: mail.SMTP_URL })
  expect(load).toThrow(/MAIL_FROM is required.*PUBLIC_URL is required/)
  expect(load).not.toThrow('hunter2')
})
