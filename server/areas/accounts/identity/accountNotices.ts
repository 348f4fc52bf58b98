import type { FastifyRequest } from 'fastify'
import type { Holder } from '../../../platform/auth/challenges'
import type { Transaction } from '../../../platform/db/database'
import { visitorOf } from '../../../platform/http/visitors'
import { enqueue } from '../../../platform/jobs/jobs'
import { accountMail } from './accountMail'

const now = () => new Date().toISOString()

/** Mails the owner that the password was changed, in the transaction that changes it. */
export function notifyOfPassword(tx: Transaction, { groupId, userId }: Holder): Promise<void> {
  return enqueue(tx, accountMail, { kind: 'password_changed', groupId, userId, at: now() })
}

/** Mails the owner about a sign-in from a browser in which the account was never used. */
export function notifyOfDevice(tx: Transaction, { groupId, userId }: Holder, request: FastifyRequest): Promise<void> {
  const { userAgent } = visitorOf(request)
  return enqueue(tx, accountMail, { kind: 'new_device', groupId, userId, userAgent, at: now() })
}
