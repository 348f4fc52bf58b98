import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@contract/members'
import { useAppAbility } from '@/auth/Can'
import { fetchOwed } from '@/redux/finances'
import { fetchThings } from '@/redux/things'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { Loaded } from '@/shared/records/Loaded'
import { thingLabel } from '@/views/members/things/thingLabel'
import './leaving.scss'

const NAMED_MAX = 10

interface LeavingNoteProps {
  /** Must be the same array while they are the same. */
  members: readonly Pick<Member, 'id' | 'name'>[]
  /** What they owe is told elsewhere on the screen. */
  hasDebtsBeside?: boolean
}

/** What hangs on members who are about to leave: things on loan and, for those who read the books, debts. */
export function LeavingNote({ members, hasDebtsBeside = false }: LeavingNoteProps) {
  const seesMoney = useAppAbility().can('read', 'Finance')
  return (
    <div className="leaving-note">
      <Lent members={members} />
      {seesMoney && !hasDebtsBeside && <Owed members={members} />}
    </div>
  )
}

function Lent({ members }: Pick<LeavingNoteProps, 'members'>) {
  const { t } = useTranslation('leaving')
  const load = useQuery(fetchThings, undefined)
  const lines = useMemo(() => {
    const ofMember = new Map<string, string[]>()
    for (const { thing, lent } of load.answer ?? [])
      if (lent) ofMember.set(lent.loan.memberId, [...(ofMember.get(lent.loan.memberId) ?? []), thingLabel(thing)])
    return members.flatMap(({ id, name }) => {
      const has = ofMember.get(id)
      return has ? [{ id, name, what: has.join(', ') }] : []
    })
  }, [load.answer, members])
  return (
    <Loaded {...load} skeleton={null} isKept>
      {() => <Named lines={lines} title={t('note.lent', { count: lines.length })} none={t('note.noneLent')} />}
    </Loaded>
  )
}

function Owed({ members }: Pick<LeavingNoteProps, 'members'>) {
  const { t } = useTranslation('leaving')
  const money = useMoney()
  const ids = useMemo(() => members.map(({ id }) => id), [members])
  const load = useQuery(fetchOwed, ids)
  const sums = useMemo(() => {
    const ofMember = new Map<string, number>()
    for (const { memberId = '', amount } of load.answer ?? [])
      ofMember.set(memberId, (ofMember.get(memberId) ?? 0) + amount)
    return members.flatMap(({ id, name }) => {
      const amount = ofMember.get(id)
      return amount === undefined ? [] : [{ id, name, amount }]
    })
  }, [load.answer, members])
  const amount = money.format(sums.reduce((sum, one) => sum + one.amount, 0))
  return (
    <Loaded {...load} skeleton={null} isKept>
      {() => (
        <Named
          lines={sums.map((one) => ({ ...one, what: money.format(one.amount) }))}
          title={t('note.owed', { count: sums.length, amount })}
          none={t('note.noneOwed')}
        />
      )}
    </Loaded>
  )
}

interface NamedProps {
  lines: readonly { id: string; name: string; what: string }[]
  title: string
  none: string
}

function Named({ lines, title, none }: NamedProps) {
  const { t } = useTranslation('leaving')
  const { count } = useFormat()
  if (lines.length === 0) return <p>{none}</p>
  return (
    <>
      <p>{title}</p>
      <ul>
        {lines.slice(0, NAMED_MAX).map(({ id, name, what }) => (
          <li key={id}>
            {name}: {what}
          </li>
        ))}
        {lines.length > NAMED_MAX && <li>{t('note.more', { shown: count(lines.length - NAMED_MAX) })}</li>}
      </ul>
    </>
  )
}
