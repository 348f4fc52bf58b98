import type { LoanWrite, ThingWrite } from '@contract/members/things'
import type { MemberWrite } from '@contract/members'
import { addDays } from '@contract/days'

const thingId = (number: number): string => `01900000-0000-7000-8000-00000a${number.toString(16).padStart(6, '0')}`
const loanId = (number: number): string => `01900000-0000-7000-8000-00000b${number.toString(16).padStart(6, '0')}`

const owned: Omit<ThingWrite, 'id'>[] = [
  { name: 'Tuba Weril J370', kind: 'instrument', number: '001', value: 1_250_000, condition: 'good', place: 'Sala 2' },
  {
    name: 'Trompa Yamaha YHR-567',
    kind: 'instrument',
    number: '002',
    value: 1_890_000,
    condition: 'worn',
    place: 'Sala 2',
  },
  { name: 'Oboé Fox 300', kind: 'instrument', number: '003', value: 1_640_000, condition: 'new', place: 'Sala 2' },
  { name: 'Paletó tamanho M', kind: 'uniform', number: 'U-14', value: 32_000, condition: 'good', place: 'Armário' },
  { name: 'Paletó tamanho G', kind: 'uniform', number: 'U-15', value: 32_000, condition: 'good', place: 'Armário' },
  { name: 'Chave da sala de ensaio', kind: 'key', number: 'C-3' },
]

/** What the orchestra owns; some of it is lent, and one thing is late. */
export function demoThings(
  roster: readonly MemberWrite[],
  today: string,
): { things: ThingWrite[]; loans: LoanWrite[] } {
  const things = owned.map((thing, index) => ({ id: thingId(index + 1), ...thing }))
  const here = roster.filter(({ status }) => status === 'active')
  const spans = [
    { thing: 0, since: -400, returned: -200 },
    { thing: 0, since: -190, until: 175, deposit: 20_000 },
    { thing: 1, since: -120, until: -12 },
    { thing: 3, since: -300 },
    { thing: 5, since: -600 },
  ]
  const loans = spans.flatMap(({ thing, since, until, returned, deposit }, index) => {
    const [lent, member] = [things[thing], here[index * 7]]
    if (!lent || !member) return []
    return {
      id: loanId(index + 1),
      thingId: lent.id,
      memberId: member.id,
      since: addDays(today, since),
      ...(until !== undefined && { until: addDays(today, until) }),
      ...(deposit !== undefined && { deposit }),
      ...(returned !== undefined && { returnedOn: addDays(today, returned) }),
    }
  })
  return { things, loans }
}
