export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

export const registrationModes = ['open', 'invite', 'first'] as const

export interface BackupPlan {
  /** Absolute. */
  folder: string
  everyMs: number
  /** How many of the newest stay. */
  keep: number
}

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
  /** What tokens were signed with before: they still pass, and new ones are signed with the other. */
  jwtSecretPrevious: string | undefined
  accessTokenTtlS: number
  refreshTokenTtlS: number
  isDemoOffered: boolean
  /** HOST is loopback: who is elsewhere comes in by a proxy on this machine, if at all. */
  isThisMachineAlone: boolean
  isRateLimited: boolean
  /** Who may found a group: anybody, nobody, or the first who comes and then nobody. Whoever is invited to one always gets in. */
  registration: (typeof registrationModes)[number]
  trustProxy: string[] | false
  /** The origin that people open, where the server is told it. */
  publicUrl: string | undefined
  /** Absent: none are made by themselves. */
  backups: BackupPlan | undefined
  metrics: {
    /** Absent: `/metrics` is on the main port where there is a token, else nowhere. */
    port: number | undefined
    host: string
    token: string | undefined
  }
  /** A `mailto:` or `https:` address. */
  securityContact: string | undefined
  securityPolicy: string | undefined
  /** Absent: no mail is sent, and an administrator hands links over. Holds a password: not for logs. */
  smtpUrl: string | undefined
  mailFrom: string | undefined
  /** The mailbox where reports of mails that could not be delivered arrive. Absent: they are not read. Holds a password: not for logs. */
  bounceImapUrl: string | undefined
  logLevel: (typeof logLevels)[number]
}

/** What tokens are signed with, and what they were signed with before; those still pass. 32 bytes or more each. */
export interface Secrets {
  secret: Uint8Array
  previousSecret?: Uint8Array | undefined
}

/** What is wrong with the environment, in words for the person who started the server. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
