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
    isRateLimited: true,
    trustProxy: false,
    logLevel: 'info',
  })
})

test('an empty variable counts as unset, as .env files leave many', () => {
  expect(loadConfig({ PORT: '', DATABASE_URL: ' ', JWT_SECRET: '' })).toEqual(loadConfig({}))
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
    ['DEMO_DATA', 'yes'],
    ['RATE_LIMIT', 'false'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['TRUST_PROXY', '127.0.0.1, somewhere'],
    ['LOG_LEVEL', 'loud'],
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
