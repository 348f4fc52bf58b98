import { Users } from 'lucide-react'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { CheckinList } from '@contract/calendar/checkins'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { FoldHeading } from '@/@core/components/page/FoldHeading'
import { SearchField } from '@/@core/components/table/SearchField'
import { useFormat } from '@/shared/dates/useFormat'
import { memberLabel } from '@/shared/records/memberLabel'
import { useClock } from '@/views/calendar/time/useClock'
import { CheckinRow } from './CheckinRow'
import {
  groupCheckins,
  lastArrivals,
  missingOf,
  onlyOne,
  searchGroups,
  type CheckinGroup,
  type CheckinPerson,
  type DoorMark,
} from './checkinPeople'

const LAST_COUNT = 5

interface CheckinPersonListProps {
  list: CheckinList
  /** Whether names can be tapped. */
  isOpen: boolean
  /** Who was tapped, and waits for a line. */
  unsent: ReadonlySet<string>
  onPress: (person: CheckinPerson) => void
  onMark: (person: CheckinPerson, mark: DoorMark) => void
}

/** Everybody who may be checked in, by section: one tap checks in, another one undoes it. */
export function CheckinPersonList({ list, isOpen, unsent, onPress, onMark }: CheckinPersonListProps) {
  const { t } = useTranslation(['checkin', 'members'])
  const { count } = useFormat()
  const clock = useClock()
  const [search, setSearch] = useState('')
  const [isMissingOnly, setMissingOnly] = useState(false)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const all = groupCheckins(list)
  const found = searchGroups(isMissingOnly ? missingOf(all) : all, search)
  const only = search === '' ? undefined : onlyOne(found)
  const last = lastArrivals(all, LAST_COUNT)

  const keyOf = ({ section, ownSection = '' }: CheckinGroup) => `${section}/${ownSection}`
  const groupTitle = ({ section, ownSection }: CheckinGroup) =>
    section === 'deputies' ? t('deputies') : (ownSection ?? t(`members:sections.${section}`))
  const none = search !== '' ? 'noMatch' : isMissingOnly && all.length > 0 ? 'allHere' : 'empty'
  const hereOf = new Map(
    all.map((group) => [keyOf(group), group.people.filter(({ arrival }) => arrival !== undefined)]),
  )
  const sizeOf = new Map(all.map((group) => [keyOf(group), group.people.length]))

  function toggle(key: string): void {
    setFolded((now) => new Set(now.has(key) ? [...now].filter((one) => one !== key) : [...now, key]))
  }

  function press(person: CheckinPerson): void {
    // For the next in the queue.
    setSearch('')
    onPress(person)
  }

  /** Enter checks in the one who is found, also before the list has followed the typing. */
  function pressOnly(submit: SyntheticEvent<HTMLFormElement>): void {
    submit.preventDefault()
    const typed = submit.currentTarget.querySelector('input')?.value ?? ''
    const person = typed.trim() === '' ? undefined : onlyOne(searchGroups(all, typed))
    setSearch(typed)
    if (isOpen && person && !person.arrival) press(person)
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
      {found.map((group) => {
        const key = keyOf(group)
        // Who is searched for is seen.
        const isUnfolded = search !== '' || !folded.has(key)
        return (
          <section key={key} aria-label={groupTitle(group)}>
            <h3>
              <FoldHeading isOpen={isUnfolded} onToggle={() => toggle(key)}>
                {groupTitle(group)}{' '}
                <span className="tabular">
                  {t('hereOf', { here: count(hereOf.get(key)?.length ?? 0), all: count(sizeOf.get(key) ?? 0) })}
                </span>
              </FoldHeading>
            </h3>
            {isUnfolded && (
              <ul>
                {group.people.map((person) => (
                  <li key={person.id}>
                    <CheckinRow
                      person={person}
                      isOpen={isOpen}
                      isUnsent={unsent.has(person.id)}
                      onPress={() => press(person)}
                      onMark={(mark) => onMark(person, mark)}
                    />
                  </li>
                ))}
              </ul>
            )}
          </section>
        )
      })}
    </Card>
  )
}
