import { bigint, foreignKey, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { bytes, createdAt, groupId, instant } from './columns'
import { users } from './users'

const userId = () => uuid('user_id').notNull()

/** What belongs to a user goes with them. */
const ofUser = (name: string, table: { groupId: AnyPgColumn; userId: AnyPgColumn }) =>
  foreignKey({ name, columns: [table.groupId, table.userId], foreignColumns: [users.groupId, users.id] }).onDelete(
    'cascade',
  )

/** The authenticator app of a user: one, on however many telephones. */
export const totpFactors = pgTable(
  'totp_factors',
  {
    groupId: groupId(),
    userId: userId(),
    /** Readable with the server's secret and this user's ids alone (accounts/secondFactors/totpRepository.ts). */
    encryptedSecret: bytes('encrypted_secret').notNull(),
    /** The time step of the code that was used last: it and those before it are no good any more (RFC 6238, 5.2). */
    lastStep: bigint('last_step', { mode: 'number' }).notNull(),
    /** Wrong codes since the last right one. */
    failures: integer('failures').notNull().default(0),
    /** After many of them: until when no code is heard. */
    blockedUntil: instant('blocked_until'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.userId] }), ofUser('totp_factors_user_fk', table)],
)

/** The codes that are left; a used one is removed. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { groupId: groupId(), userId: userId(), hash: bytes('hash').notNull() },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId, table.hash] }),
    ofUser('recovery_codes_user_fk', table),
  ],
)

export const passkeys = pgTable(
  'passkeys',
  {
    groupId: groupId(),
    userId: userId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** The host name that it was made for, its relying party's id. */
    host: text('host').notNull(),
    credentialId: bytes('credential_id').notNull(),
    /** COSE key (RFC 9052). */
    publicKey: bytes('public_key').notNull(),
    /** Of the authenticator's signatures; zero for ever where it keeps no count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId, table.id] }),
    unique('passkeys_credential_key').on(table.groupId, table.credentialId),
    ofUser('passkeys_user_fk', table),
  ],
)

/** Challenges that have served, until they would have ended by themselves: none serves twice, on however many servers. */
export const usedChallenges = pgTable(
  'used_challenges',
  {
    groupId: groupId(),
    userId: userId(),
    hash: bytes('hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId, table.hash] }),
    ofUser('used_challenges_user_fk', table),
  ],
)
