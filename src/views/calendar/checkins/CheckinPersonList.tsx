import { Check, Users } from 'lucide-react'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { CheckinList, CheckinSetting } from '@contract/calendar/checkins'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { showToast } from '@/@core/components/feedback/showToast'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { SearchField } from '@/@core/components/table/SearchField'
import { failureOf } from '@/api/failure'
import { removeCheckin, setCheckin } from '@/redux/calendar/checkins'
import { failureText } from '@/i18n/failureText'
import { toastFailure } from '@/shared/failures/toastFailure'
import { instrumentText } from '@/shared/records/instrumentText'
import { memberLabel, nameBesideInstrument } from '@/shared/records/memberLabel'
import { useClock } from '@/views/calendar/time/useClock'
import { useUndo } from '@/shared/records/useUndo'
import {
  groupCheckins,
  lastArrivals,
  missingOf,
  onlyOne,
  searchGroups,
  type CheckinGroup,
  type CheckinPerson,
} from './checkinPeople'

const LAST_COUNT = 5

interface CheckinPersonListProps {
  list: CheckinList
  /** Whether names can be tapped. */
  isOpen: boolean
  onChanged: (list: CheckinList) => void
}

/** Everybody who may be checked in: one tap checks in, another one undoes it. */
export function CheckinPersonList({ list, isOpen, onChanged }: CheckinPersonListProps) {
  const { t } = useTranslation(['checkin', 'members', 'shell'])
  const { offerUndo } = useUndo()
  const clock = useClock()
  const [search, setSearch] = useState('')
  const [isMissingOnly, setMissingOnly] = useState(false)
  const all = groupCheckins(list)
  const found = searchGroups(isMissingOnly ? missingOf(all) : all, search)
  const only = search === '' ? undefined : onlyOne(found)
  const last = lastArrivals(all, LAST_COUNT)

  const groupTitle = ({ section, ownSection }: CheckinGroup) =>
    section === 'deputies' ? t('deputies') : (ownSection ?? t(`members:sections.${section}`))
  const none = search !== '' ? 'noMatch' : isMissingOnly && all.length > 0 ? 'allHere' : 'empty'

  /** A failure names the person and offers to try again, as the queue has gone on by then. */
  async function change(
    name: string,
    write: (setting: CheckinSetting) => Promise<CheckinList>,
    setting: CheckinSetting,
  ): Promise<boolean> {
    try {
      onChanged(await write(setting))
      return true
    } catch (thrown) {
      const failure = failureOf(thrown)
      toastFailure(failure, {
        message: t('notRecorded', { name, reason: failureText(failure) }),
        action: { label: t('shell:retry'), onPress: () => void change(name, write, setting) },
      })
      return false
    }
  }

  async function press(pressed: CheckinPerson): Promise<void> {
    const { key, arrival } = pressed
    const name = memberLabel(pressed)
    const person = { eventId: list.eventId, ...key }
    // For the next in the queue.
    setSearch('')
    if (arrival) {
      const isDone = await change(name, removeCheckin, person)
      const restore = () => change(name, setCheckin, { ...person, at: arrival.at })
      if (isDone) showToast.success(t('takenBack', { name }), offerUndo({ run: restore }))
    } else if (await change(name, setCheckin, person)) {
      const run = () => change(name, removeCheckin, person)
      showToast.success(t('checkedIn', { name }), offerUndo({ run }))
    }
  }

  /** Enter checks in the one who is found, also before the list has followed the typing. */
  function pressOnly(submit: SyntheticEvent<HTMLFormElement>): void {
    submit.preventDefault()
    const typed = submit.currentTarget.querySelector('input')?.value ?? ''
    const person = typed.trim() === '' ? undefined : onlyOne(searchGroups(all, typed))
    setSearch(typed)
    if (isOpen && person && !person.arrival) void press(person)
  }

  return (
    <Card tag="section" className="checkin-list" aria-labelledby="checkin-list-title">
      <h2 id="checkin-list-title">{t('list')}</h2>
      <form className="checkin-find" onSubmit={pressOnly}>
        <SearchField value={search} onSearch={setSearch} label={t('search')} />
        <CheckboxField
          label={t('missingOnly')}
          checked={isMissingOnly}
          onChange={({ target }) => setMissingOnly(target.checked)}
        />
      </form>
      {isOpen && only && !only.arrival && (
        <p className="form-text checkin-enter">{t('enter', { name: memberLabel(only) })}</p>
      )}
      {search === '' && last.length > 0 && (
        <p className="checkin-last" aria-live="polite">
          {t('last')}{' '}
          {last.map((person) => (
            <span key={person.id}>
              {memberLabel(person)} <span className="tabular">{clock(person.arrival?.at ?? '')}</span>
            </span>
          ))}
        </p>
      )}
      {found.length === 0 && <EmptyState icon={Users} title={t(`${none}.title`)} hint={t(`${none}.text`)} />}
      {found.map((group) => (
        <section key={`${group.section}/${group.ownSection ?? ''}`} aria-label={groupTitle(group)}>
          <h3>{groupTitle(group)}</h3>
          <ul>
            {group.people.map((person) => (
              <li key={person.id}>
                <CheckinRow person={person} isOpen={isOpen} onPress={() => void press(person)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  )
}

interface CheckinRowProps {
  person: CheckinPerson
  isOpen: boolean
  onPress: () => void
}

function CheckinRow({ person, isOpen, onPress }: CheckinRowProps) {
  const { arrival, answer, isInvited } = person
  const { t } = useTranslation('checkin')
  const clock = useClock()
  const played = instrumentText(person)
  const said = isInvited ? (answer === 'silent' ? undefined : t(`said.${answer}`)) : t('notInvited')
  const state = arrival ? t(arrival.isLate ? 'hereLate' : 'hereSince', { time: clock(arrival.at) }) : said
  return (
    <button
      type="button"
      className={arrival?.isLate ? 'checkin-row is-here is-late' : arrival ? 'checkin-row is-here' : 'checkin-row'}
      aria-pressed={arrival !== undefined}
      disabled={!isOpen}
      onClick={onPress}
    >
      <span className="checkin-mark" aria-hidden>
        {arrival && <Check size={18} />}
      </span>
      <span className="checkin-name">
        {nameBesideInstrument(person)}
        {played !== undefined && <small>{played}</small>}
      </span>
      {state !== undefined && <span className="checkin-state tabular">{state}</span>}
    </button>
  )
}
