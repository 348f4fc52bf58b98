import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod'
import { ConfigError, logLevels, type Config } from './platform/config'

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

const Environment = z.object({
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, { error: 'must be an address or a host name' })
    .default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  DATA_DIR: z
    .string()
    // PostgreSQL writes the path into files that it reads by lines.
    .regex(/^[^\r\n]*$/, { error: 'must not hold a line break' })
    .default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }).optional(),
  JWT_SECRET: z
    .string()
    .refine((secret) => Buffer.byteLength(secret) >= SECRET_MIN_BYTES, {
      error: `must be at least ${SECRET_MIN_BYTES} bytes`,
    })
    .optional(),
  ACCESS_TOKEN_TTL_S: wholeNumber(1, 86_400).default(600),
  REFRESH_TOKEN_TTL_S: wholeNumber(1, 31_622_400).default(2_592_000),
  DEMO_DATA: z.enum(['auto', 'on', 'off'], { error: 'must be auto, on or off' }).default('auto'),
  RATE_LIMIT: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  TRUST_PROXY: z
    .string()
    .transform(readProxies)
    .refine((proxies) => proxies === false || proxies.every(isProxy), {
      error: `must be off, or addresses, CIDR ranges or ${proxyNames.join(', ')}, with commas between`,
    })
    .default(false),
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

/** Reads CONTRACT.md's "Running it". A variable that is empty counts as unset. Throws a ConfigError that names every bad one. */
export function loadConfig(variables: NodeJS.ProcessEnv): Config {
  const given = Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== '')
  const read = Environment.safeParse(Object.fromEntries(given))
  // Values stay out of the message: one of them is a secret, another holds a password.
  const errors = read.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? []
  if (read.data?.DATABASE_URL !== undefined && read.data.JWT_SECRET === undefined) {
    errors.push('JWT_SECRET is required with DATABASE_URL, so that all processes sign with the same one')
  }
  if (read.data === undefined || errors.length > 0) throw new ConfigError(errors.join('; '))
  const env = read.data
  return {
    host: env.HOST,
    port: env.PORT,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    jwtSecret: env.JWT_SECRET,
    accessTokenTtlS: env.ACCESS_TOKEN_TTL_S,
    refreshTokenTtlS: env.REFRESH_TOKEN_TTL_S,
    isDemoOffered: isDemoOffered(env),
    isRateLimited: env.RATE_LIMIT === 'on',
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
  }
}
