export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** How one server process is set up; server/config.ts reads it from the environment. */
export interface Config {
  host: string
  /** 0 lets the system choose a free one. */
  port: number
  /** Absolute. */
  dataDir: string
  /** Absent: the embedded database. */
  databaseUrl: string | undefined
  /** Absent: made on first start and kept in the data folder. */
  jwtSecret: string | undefined
  accessTokenTtlS: number
  refreshTokenTtlS: number
  isDemoOffered: boolean
  isRateLimited: boolean
  trustProxy: string[] | false
  logLevel: (typeof logLevels)[number]
}

/** What is wrong with the environment, in words for the person who started the server. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
