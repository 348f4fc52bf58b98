import type { MemberWrite } from '@contract/members'
import type { FeeClassWrite } from '@contract/finances/fees'

/** Who still goes to school. */
export const STUDENT = 'Kauã Nascimento'

const classId = (number: number) => `01900000-0000-7000-a000-${number.toString(16).padStart(12, '0')}`

const adult = { id: classId(1), name: 'Adulto', amount: 4_500, rhythm: 'monthly', dueDay: 10 } as const
const student = { id: classId(2), name: 'Estudante', amount: 2_250, rhythm: 'monthly', dueDay: 10 } as const
const exempt = { id: classId(3), name: 'Isento', amount: 0, rhythm: 'monthly' } as const

export interface DemoFees {
  classes: FeeClassWrite[]
  /** `from`: the month `YYYY-MM` from which each is in a class. */
  members: { memberId: string; classId: string; from: string }[]
}

function classOf({ section, name }: MemberWrite): FeeClassWrite {
  if (section === 'direction') return exempt
  return name === STUDENT ? student : adult
}

/** Classes since the month `from`; who joined later has theirs from then on. */
export function demoFees(roster: MemberWrite[], from: string): DemoFees {
  const there = roster.filter(({ status }) => status === 'active')
  return {
    classes: [adult, student, exempt],
    members: there.map((member) => ({
      memberId: member.id,
      classId: classOf(member).id,
      from: [from, (member.joinedOn ?? from).slice(0, 7)].toSorted()[1] ?? from,
    })),
  }
}
