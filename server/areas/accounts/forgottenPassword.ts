import * as z from 'zod/mini'
import { Email } from '@contract/primitives'
import { enqueue, defineJob } from '../../platform/jobs/jobs'
import { accountMail } from './identity/accountMail'
import { accountRepository } from './identity/accountRepository'
import { countMailedTokens } from './identity/accountTokens'

/** Limit of mails to one mailbox, against repeated requests by others. */
const MAILS_PER_HOUR = 5

/** Looks the account up in a job, so that neither the answer nor its timing reveals whether the address has an account. */
export const forgottenPassword = defineJob(
  'forgotten_password',
  z.object({ email: Email }),
  async ({ email }, { db }) => {
    const account = await accountRepository(db).findByEmail(email)
    if (account === undefined) return
    const { groupId, userId } = account
    if ((await countMailedTokens(db, groupId, userId, 'reset_password')) >= MAILS_PER_HOUR) return
    await enqueue(db, accountMail, { kind: 'reset_password', groupId, userId })
  },
)
