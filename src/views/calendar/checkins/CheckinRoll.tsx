import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CheckinCode, CheckinList } from '@contract/calendar/checkins'
import { FootNote, type FootNoteText } from '@/@core/components/feedback/FootNote'
import { FootBar } from '@/@core/components/page/FootBar'
import { failureText } from '@/i18n/failureText'
import { useFormat } from '@/shared/dates/useFormat'
import { memberLabel } from '@/shared/records/memberLabel'
import { CheckinFront } from './CheckinFront'
import { CheckinPersonList } from './CheckinPersonList'
import { countKinds, findPerson, type CheckinPerson, type DoorMark } from './checkinPeople'
import type { SaidAtDoor } from './checkinOutbox'
import { UnsentNote } from './UnsentNote'
import { useCheckinMarks } from './useCheckinMarks'
import type { Checkins } from './useCheckins'

interface CheckinRollProps {
  list: CheckinList
  code: CheckinCode
  checkins: Checkins
}

/** What was pressed last, and of whom; or why it was refused. */
type LastPress = { id: string; act: 'here' | 'gone' | 'excused'; undo: SaidAtDoor['said'] } | { refused: string }

/** The code and the counts, the list to tap on, and at its foot what the last tap did. */
export function CheckinRoll({ list, code, checkins }: CheckinRollProps) {
  const { t } = useTranslation(['checkin', 'shell'])
  const { count } = useFormat()
  const [last, setLast] = useState<LastPress | null>(null)
  const { shown, unsent, say, sendNow } = useCheckinMarks({
    list,
    onChanged: checkins.putList,
    onRefused: ({ name }, failure) => setLast({ refused: t('notRecorded', { name, reason: failureText(failure) }) }),
  })

  const sayOf = (person: CheckinPerson, said: SaidAtDoor['said']) =>
    say({ id: person.id, isDeputy: 'deputyId' in person.key, name: memberLabel(person), said })
  const arrivalOf = ({ arrival }: CheckinPerson): SaidAtDoor['said'] =>
    arrival ? { act: 'here', since: arrival.at, isLate: arrival.isLate ?? false } : { act: 'gone' }

  function press(person: CheckinPerson): void {
    const isHere = person.arrival !== undefined
    sayOf(person, isHere ? { act: 'gone' } : { act: 'here' })
    setLast({ id: person.id, act: isHere ? 'gone' : 'here', undo: arrivalOf(person) })
  }

  function mark(person: CheckinPerson, chosen: DoorMark): void {
    if (chosen === 'excused') {
      const { answer, reason } = person
      sayOf(person, { act: 'answer', answer: 'no', ...(answer === 'no' && { reason }) })
      setLast({ id: person.id, act: 'excused', undo: { act: 'answer', answer, reason } })
    } else {
      sayOf(person, { act: 'here', isLate: chosen === 'late' })
      setLast({ id: person.id, act: 'here', undo: arrivalOf(person) })
    }
  }

  function noteOf(press: LastPress | null): FootNoteText | null {
    if (press === null) return null
    if ('refused' in press) return { text: press.refused, isFailure: true }
    const person = findPerson(shown, press.id)
    if (person === undefined) return null
    const name = memberLabel(person)
    const undo = {
      label: t('shell:undo'),
      onPress: () => {
        sayOf(person, press.undo)
        setLast(null)
      },
    }
    if (press.act !== 'here')
      return { text: t(press.act === 'gone' ? 'takenBack' : 'excused', { name }), actions: [undo] }
    const onTime = { label: t('wasOnTime'), onPress: () => mark(person, 'onTime') }
    if (person.arrival?.isLate) return { text: t('checkedInLate', { name }), actions: [onTime, undo] }
    return { text: t('checkedIn', { name }), actions: [undo] }
  }

  return (
    <div className="checkins">
      <CheckinFront list={shown} code={code} checkins={checkins} />
      <CheckinPersonList list={shown} isOpen={code.code !== undefined} unsent={unsent} onPress={press} onMark={mark} />
      <FootBar className="checkin-foot-bar">
        <p className="checkin-sums tabular">
          {countKinds(shown.counts).map((kind) => (
            <span key={kind}>
              {t(`counts.${kind}`)} <strong>{count(shown.counts[kind] ?? 0)}</strong>
            </span>
          ))}
        </p>
        <UnsentNote unsent={unsent.size} onSend={sendNow} />
        <FootNote note={noteOf(last)} onClose={() => setLast(null)} />
      </FootBar>
    </div>
  )
}
