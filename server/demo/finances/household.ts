import type { MemberWrite } from '@contract/members'
import { addDays } from '@contract/days'
import { DEMO_MAIL_DOMAIN } from '../orchestra/orchestra'
import { STUDENT } from './fees'

/** Of one household, the mother of which plays in no orchestra and pays for both. */
const names = [STUDENT, 'Hugo Batalha']
/** She took over when the one who goes to school joined, about so long ago. */
const SINCE_DAYS = 340

export function demoHousehold(roster: MemberWrite[], today: string) {
  return {
    payer: {
      id: '01900000-0000-7000-a200-000000000001',
      name: 'Família Batalha Nascimento',
      email: `familia.batalha@${DEMO_MAIL_DOMAIN}`,
      phone: '+55 12 90000-2001',
    },
    memberIds: roster.filter(({ name }) => names.includes(name)).map(({ id }) => id),
    since: addDays(today, -SINCE_DAYS),
  }
}
