import { personalTokens } from '../../../server/areas/calendar/replies/replyLookup'
import type { TestServer } from './harness'

/** The link that our mail tells a member's own address, and no call tells anybody. */
export async function ownLinkOf({ dependencies }: TestServer, groupId: string, memberId: string): Promise<string> {
  const people = [{ id: memberId, isDeputy: false }]
  return (await personalTokens(dependencies).tell(groupId, people, 'owner')).get(memberId) ?? ''
}
