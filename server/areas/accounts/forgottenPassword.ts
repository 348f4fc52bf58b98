import * as z from 'zod/mini'
import { Email } from '@contract/primitives'
import { enqueue, defineJob } from '../../platform/jobs/jobs'
import { accountMail } from './identity/accountMail'
import { accountRepository } from './identity/accountRepository'
import { countMailedTokens } from './identity/accountTokens'

/** Who asks again and again for somebody else fills that mailbox with no more than this. */
const MAILS_PER_HOUR = 5

/** Looks for the account out of sight of who asked: nothing tells them whether there is one, the time it takes included. */
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
