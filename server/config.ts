import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod'
import { ConfigError, logLevels, registrationModes, type Config } from './platform/config'

const SECRET_MIN_BYTES = 32
/** Names that Fastify understands beside addresses and CIDR ranges. */
const proxyNames = ['loopback', 'linklocal', 'uniquelocal']

function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d{1,15}$/, { error })
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error })
}

function isProxy(entry: string): boolean {
  if (proxyNames.includes(entry)) return true
  const [address = '', bits, ...rest] = entry.split('/')
  const width = isIP(address) === 6 ? 128 : 32
  return isIP(address) > 0 && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= width))
}

function readProxies(value: string): string[] | false {
  return value === 'off' ? false : value.split(',').map((entry) => entry.trim())
}

const DAY_MS = 86_400_000
const unitsMs: Record<string, number> = { m: 60_000, h: 3_600_000, d: DAY_MS }

/** `30m`, `24h`, `7d`: from a minute to a year, in milliseconds. */
const duration = z
  .string()
  .regex(/^[1-9]\d{0,5}[mhd]$/, { error: 'must be a number and a unit: 30m, 24h or 7d' })
  .transform((text) => Number(text.slice(0, -1)) * (unitsMs[text.slice(-1)] ?? 0))
  .refine((ms) => ms <= 366 * DAY_MS, { error: 'must be a year at most' })

const host = z.string().regex(/^[\w.:-]+$/, { error: 'must be an address or a host name' })

const secret = z.string().refine((text) => Buffer.byteLength(text) >= SECRET_MIN_BYTES, {
  error: `must be at least ${SECRET_MIN_BYTES} bytes`,
})

/** What PUBLIC_URL may be: where people open Batuta, without a path. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`
}

function hasHost(text: string): boolean {
  return URL.canParse(text) && new URL(text).hostname !== ''
}

const Environment = z.object({
  HOST: host.default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  DATA_DIR: z
    .string()
    // PostgreSQL writes the path into files that it reads by lines.
    .regex(/^[^\r\n]*$/, { error: 'must not hold a line break' })
    .default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }).optional(),
  JWT_SECRET: secret.optional(),
  JWT_SECRET_PREVIOUS: secret.optional(),
  ACCESS_TOKEN_TTL_S: wholeNumber(1, 86_400).default(600),
  REFRESH_TOKEN_TTL_S: wholeNumber(1, 31_622_400).default(2_592_000),
  DEMO_DATA: z.enum(['auto', 'on', 'off'], { error: 'must be auto, on or off' }).default('auto'),
  RATE_LIMIT: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  REGISTRATION: z.enum(registrationModes, { error: `must be one of ${registrationModes.join(', ')}` }).optional(),
  TRUST_PROXY: z
    .string()
    .transform(readProxies)
    .refine((proxies) => proxies === false || proxies.every(isProxy), {
      error: `must be off, or addresses, CIDR ranges or ${proxyNames.join(', ')}, with commas between`,
    })
    .default(false),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .refine(isOrigin, { error: 'must be an address without a path' })
    .transform((url) => new URL(url).origin)
    .optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_EVERY: duration.default(DAY_MS),
  BACKUP_KEEP: wholeNumber(1, 10_000).default(14),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_HOST: host.default('127.0.0.1'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,}$/, { error: 'must be at least 16 letters, digits or signs of -._~+/=' })
    .optional(),
  SECURITY_CONTACT: z
    .union([z.url({ protocol: /^(https|mailto)$/ }).regex(/^\S+$/), z.email()], {
      error: 'must be an e-mail or https:// address',
    })
    .transform((contact) => (contact.includes(':') ? contact : `mailto:${contact}`))
    .optional(),
  SECURITY_POLICY: z.url({ protocol: /^https$/, error: 'must be an https:// address' }).optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
    .refine(hasHost, { error: 'must name a host' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>@\r\n"]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
      error: 'must be an address, as name@example.org or Name <name@example.org>',
    })
    .optional(),
  BOUNCE_IMAP_URL: z
    .url({ protocol: /^imaps?$/, error: 'must be an imaps:// or imap:// address' })
    .refine(hasHost, { error: 'must name a host' })
    .refine((url) => new URL(url).username !== '', { error: 'must name a user' })
    .optional(),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
})

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}

function isDemoOffered(env: z.infer<typeof Environment>): boolean {
  if (env.DEMO_DATA !== 'auto') return env.DEMO_DATA === 'on'
  // Behind a proxy, loopback no longer means that only this machine comes in.
  return isLoopback(env.HOST) && env.DATABASE_URL === undefined && env.TRUST_PROXY === false
}

/** Where strangers come by, whoever came first founds the group that it is for; on somebody's own machine anybody may try. */
function usualRegistration({ PUBLIC_URL }: z.infer<typeof Environment>): Config['registration'] {
  if (PUBLIC_URL === undefined) return 'open'
  const { hostname } = new URL(PUBLIC_URL)
  return isLoopback(hostname.replaceAll(/[[\]]/g, '')) || hostname.endsWith('.localhost') ? 'open' : 'first'
}

/** Reads the variables of `.env.example`. A variable that is empty counts as unset. Throws a ConfigError that names every bad one. */
export function loadConfig(variables: NodeJS.ProcessEnv): Config {
  const given = Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== '')
  const read = Environment.safeParse(Object.fromEntries(given))
  // Values stay out of the message: one of them is a secret, another holds a password.
  const errors = read.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? []
  if (read.data?.DATABASE_URL !== undefined && read.data.JWT_SECRET === undefined) {
    errors.push('JWT_SECRET is required with DATABASE_URL, so that all processes sign with the same one')
  }
  const { SMTP_URL, MAIL_FROM, PUBLIC_URL } = read.data ?? {}
  if (SMTP_URL !== undefined && MAIL_FROM === undefined) {
    errors.push('MAIL_FROM is required with SMTP_URL: the address that mails come from')
  }
  if (SMTP_URL !== undefined && PUBLIC_URL === undefined) {
    errors.push('PUBLIC_URL is required with SMTP_URL: mails carry links, and must know where to')
  }
  if (read.data?.BOUNCE_IMAP_URL !== undefined && SMTP_URL === undefined) {
    errors.push('SMTP_URL is required with BOUNCE_IMAP_URL: without mails, none come back')
  }
  if (read.data === undefined || errors.length > 0) throw new ConfigError(errors.join('; '))
  const env = read.data
  return {
    host: env.HOST,
    port: env.PORT,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    jwtSecret: env.JWT_SECRET,
    jwtSecretPrevious: env.JWT_SECRET_PREVIOUS,
    accessTokenTtlS: env.ACCESS_TOKEN_TTL_S,
    refreshTokenTtlS: env.REFRESH_TOKEN_TTL_S,
    isDemoOffered: isDemoOffered(env),
    isThisMachineAlone: isLoopback(env.HOST),
    isRateLimited: env.RATE_LIMIT === 'on',
    registration: env.REGISTRATION ?? usualRegistration(env),
    trustProxy: env.TRUST_PROXY,
    publicUrl: env.PUBLIC_URL,
    backups:
      env.BACKUP_DIR === undefined
        ? undefined
        : { folder: resolve(env.BACKUP_DIR), everyMs: env.BACKUP_EVERY, keep: env.BACKUP_KEEP },
    metrics: { port: env.METRICS_PORT, host: env.METRICS_HOST, token: env.METRICS_TOKEN },
    securityContact: env.SECURITY_CONTACT,
    securityPolicy: env.SECURITY_POLICY,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    bounceImapUrl: env.BOUNCE_IMAP_URL,
    logLevel: env.LOG_LEVEL,
  }
}
