import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import { sections } from '@contract/members'
import type { FeeMember } from '@contract/finances/fees'
import { foldText } from '@/@core/components/foldText'
import { Checkbox } from '@/@core/components/fields/Checkbox'
import { FilterBar } from '@/@core/components/table/FilterBar'
import { FilterSelect } from '@/@core/components/table/FilterSelect'
import { SearchField } from '@/@core/components/table/SearchField'
import { fetchMemberGroups } from '@/redux/memberGroups'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { memberLabel } from '@/shared/records/memberLabel'
import { sectionKey, type InSection } from '@/shared/records/sectionKey'
import '@/views/finances/ledger/ledgerTable.scss'
import './levies.scss'

interface MemberChoiceProps {
  members: readonly FeeMember[]
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
}

/** Selects members: sections and names filter the list; the checkbox in the head selects all visible ones. */
export function MemberChoice({ members, chosen, onChoose }: MemberChoiceProps) {
  const { t } = useTranslation(['levies', 'members'])
  const { count } = useFormat()
  const [section, setSection] = useState('')
  const [q, setQ] = useState('')
  const [group, setGroup] = useState('')
  const { answer: groups } = useQuery(fetchMemberGroups, undefined)
  const shown = useMemo(() => {
    const words = foldText(q).trim()
    const inGroup = new Set(groups?.find(({ memberGroup }) => memberGroup.id === group)?.peopleIds)
    return members.filter(
      (member) =>
        (section === '' || sectionKey(member) === section) &&
        (group === '' || inGroup.has(member.memberId)) &&
        foldText(member.name).includes(words),
    )
  }, [members, section, q, group, groups])
  const isAll = shown.length > 0 && shown.every(({ memberId }) => chosen.has(memberId))
  const nameOf = ({ ownSection, section: family }: InSection) => ownSection ?? t(`members:sections.${family}`)
  const there = new Map(
    members
      .toSorted((one, other) => sections.indexOf(one.section) - sections.indexOf(other.section))
      .map((member) => [sectionKey(member), nameOf(member)]),
  )

  function toggle(ids: string[], isOn: boolean): void {
    const next = new Set(chosen)
    for (const id of ids) {
      if (isOn) next.add(id)
      else next.delete(id)
    }
    onChoose(next)
  }

  return (
    <section className="levy-members" aria-label={t('members.title')}>
      <FilterBar
        isFiltered={section !== '' || q !== '' || group !== ''}
        onClear={() => {
          setGroup('')
          setSection('')
          setQ('')
        }}
      >
        <SearchField value={q} onSearch={setQ} label={t('members.search')} placeholder={t('members.search')} />
        <FilterSelect
          label={t('members.section')}
          value={section}
          options={[...there].map(([value, label]) => ({ value, label }))}
          onChange={setSection}
        />
        {groups !== null && groups.length > 0 && (
          <FilterSelect
            label={t('members:fields.memberGroup')}
            anyLabel={t('members:all.memberGroup')}
            value={group}
            options={groups.map(({ memberGroup: { id, name } }) => ({ value: id, label: name }))}
            onChange={setGroup}
          />
        )}
      </FilterBar>
      <p className="muted">
        <output>{t('members.chosen', { count: chosen.size, shown: count(chosen.size) })}</output>
      </p>
      <Card className="ledger-table-scroll levy-members-table">
        <Table className="ledger-table" aria-label={t('members.title')}>
          <thead>
            <tr>
              <th scope="col" className="ledger-table-checkbox">
                <Checkbox
                  label={t('members.chooseAll')}
                  isOn={isAll}
                  onToggle={() =>
                    toggle(
                      shown.map(({ memberId }) => memberId),
                      !isAll,
                    )
                  }
                />
              </th>
              <th scope="col">{t('members.name')}</th>
              <th scope="col">{t('members.section')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ memberId, ...member }) => (
              <tr key={memberId}>
                <td className="ledger-table-checkbox">
                  <Checkbox
                    label={t('members.choose', { name: memberLabel(member) })}
                    isOn={chosen.has(memberId)}
                    onToggle={() => toggle([memberId], !chosen.has(memberId))}
                  />
                </td>
                <th scope="row">{memberLabel(member)}</th>
                <td>{nameOf(member)}</td>
              </tr>
            ))}
            {shown.length === 0 && (
              <tr>
                <td colSpan={3}>{t('members.noMatch')}</td>
              </tr>
            )}
          </tbody>
        </Table>
      </Card>
    </section>
  )
}
