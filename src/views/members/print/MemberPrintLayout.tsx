import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import { NO_FEE_CLASS, sections as families, type Member } from '@contract/members'
import { restOf, type OwnSection } from '@contract/sections'
import type { OwnField } from '@contract/members/ownFields'
import { useAppAbility } from '@/auth/Can'
import { useOwnValueText } from '@/shared/ownFields/ownValueText'
import { useFormat } from '@/shared/dates/useFormat'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { instrumentText } from '@/shared/records/instrumentText'
import { sectionLabelOf } from '@/views/members/columns/listedSections'
import type { GuardiansOf } from '@/views/members/columns/guardiansByMember'
import { useAddressLines } from '@/views/members/columns/useAddressLines'
import type { MoreColumn } from '@/views/members/list/useOwnColumns'
import { hasPlace } from '@/views/members/columns/shownFields'
import type { MemberQuery } from '@/views/members/query/memberQuery'
import './memberPrint.scss'

interface MemberPrintLayoutProps {
  members: readonly Member[]
  /** Chosen in the list as well, printed behind the usual columns. */
  more: readonly MoreColumn[]
  guardiansOf: GuardiansOf
  /** Chosen in the list, printed behind these. */
  ownFields: readonly OwnField[]
  /** Those of the group. */
  sections: readonly OwnSection[]
  query: MemberQuery
  /** The name of the filtered fee class. */
  feeClass: string
  /** The name of the filtered group of people. */
  memberGroup: string
  /** The filter by an own field, in words. */
  ownFilter: string
}

/** A list for a stand or a notice board; the table head is repeated on each page. */
export function MemberPrintLayout({
  members,
  more,
  guardiansOf,
  ownFields,
  sections,
  query,
  feeClass,
  memberGroup,
  ownFilter,
}: MemberPrintLayoutProps) {
  const { t } = useTranslation('members')
  const format = useFormat()
  const group = useAppSelector(selectUser)?.group.name
  const [asOf] = useState(() => new Date().toISOString())
  const filters = [
    query.section && t(`sections.${query.section}`),
    query.ownSection !== undefined && sectionName(query.ownSection),
    query.status && t(`statuses.${query.status}`),
    query.feeClass === NO_FEE_CLASS ? t('printing.noFeeClass') : feeClass,
    memberGroup,
    ownFilter,
    query.q.trim() !== '' && t('printing.search', { q: query.q.trim() }),
  ].filter(Boolean)
  function sectionName(id: string): string {
    const found = sections.find((section) => section.id === id)
    const family = found?.family ?? families.find((known) => restOf(known) === id)
    return found?.name ?? (family ? t(`sections.${family}`) : '')
  }
  const facts = [
    ...filters,
    t('printing.people', { count: members.length, shown: format.count(members.length) }),
    t('printing.as', { date: format.day(asOf) }),
  ]
  return (
    // It scrolls on a narrow screen, and a keyboard can only scroll what it can reach.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Card tag="section" className="member-print" aria-label={t('title')} tabIndex={0}>
      <header>
        <h2>{t('printing.title', { group })}</h2>
        <p>{facts.join(' · ')}</p>
      </header>
      {members.length === 0 ? (
        <p>{t('printing.nobody')}</p>
      ) : (
        <SheetTable members={members} more={more} guardiansOf={guardiansOf} ownFields={ownFields} sections={sections} />
      )}
    </Card>
  )
}

/** Above this number of rows, keeping rows unbroken doubles the browser's layout time. */
const LONG = 1_000

/** Memoised: with ten thousand rows, rendering again would be noticeable. */
const SheetTable = memo(function SheetTable({
  members,
  more,
  guardiansOf,
  ownFields,
  sections,
}: Pick<MemberPrintLayoutProps, 'members' | 'more' | 'guardiansOf' | 'ownFields' | 'sections'>) {
  const { t } = useTranslation('members')
  const ownText = useOwnValueText()
  const seesAll = useAppAbility().can('manage', 'Member')
  const [hasPhone, hasEmail] = [hasPlace(members, 'phone', seesAll), hasPlace(members, 'email', seesAll)]
  const addressLines = useAddressLines()
  const moreTexts: Record<MoreColumn, (member: Member) => string | undefined> = {
    familyName: ({ familyName }) => familyName,
    calledName: ({ calledName }) => calledName,
    seat: ({ seat }) => seat?.toString(),
    address: ({ address }) => addressLines(address).join(', '),
    guardians: (member) =>
      guardiansOf(member)
        .map(({ name, phone = '' }) => `${name} ${phone}`.trim())
        .join(', '),
  }
  return (
    <Table className={members.length > LONG ? 'is-long' : undefined}>
      <thead>
        <tr>
          <th scope="col">{t('fields.name')}</th>
          <th scope="col">{t('fields.section')}</th>
          <th scope="col">{t('fields.instrument')}</th>
          {hasPhone && <th scope="col">{t('fields.phone')}</th>}
          {hasEmail && <th scope="col">{t('fields.email')}</th>}
          {more.map((id) => (
            <th key={id} scope="col">
              {t(`fields.${id}`)}
            </th>
          ))}
          {ownFields.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {members.map((member) => {
          const { id, name, status, phone, email, ownValues } = member
          return (
            <tr key={id}>
              <th scope="row">
                {name}
                {status !== 'active' && <span className="print-status"> · {t(`printing.statuses.${status}`)}</span>}
              </th>
              <td>{sectionLabelOf(sections, member, t)}</td>
              <td>{instrumentText(member)}</td>
              {hasPhone && <td>{phone}</td>}
              {hasEmail && <td>{email}</td>}
              {more.map((column) => (
                <td key={column}>{moreTexts[column](member)}</td>
              ))}
              {ownFields.map((field) => (
                <td key={field.id}>{ownText(field, ownValues?.[field.id])}</td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
})
