import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { Member } from '@contract/members'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { EmailAddress } from '@/@core/components/page/EmailAddress'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { useAppAbility } from '@/auth/Can'
import { withTexts } from '@/i18n/i18n'
import { useFormat } from '@/shared/dates/useFormat'
import { instrumentText } from '@/shared/records/instrumentText'
import { MemberAccount } from './MemberAccount'
import { PhoneLink } from '@/@core/components/page/PhoneLink'
import { PostalAddressLines } from '@/views/members/columns/PostalAddressLines'
import { MemberStatusLabel } from './MemberStatusLabel'
import './memberFacts.scss'

const MemberPhoto = lazyPart(
  loader(() => import('./MemberPhoto')),
  (file) => file.MemberPhoto,
)

const MemberPersonalLink = lazyPart(
  loader(() => withTexts(['links'], import('./MemberPersonalLink'))),
  (file) => file.MemberPersonalLink,
  <Loading />,
)

function Loading() {
  const { t } = useTranslation('shell')
  return <span className="muted">{t('loading')}</span>
}

/** Everything on record, in the order of the form; `section`: its name. */
export function MemberFacts({ member, section }: { member: Member; section: string }) {
  const { t } = useTranslation('members')
  const { date } = useFormat()
  const ability = useAppAbility()
  const givesAccess = ability.can('update', 'User')
  const hasLink = ability.can('manage', 'Event') && member.status !== 'former'
  const {
    familyName,
    calledName,
    instrument,
    part,
    seat,
    secondInstrument,
    position,
    email,
    phone,
    otherPhones,
    otherEmails,
    address,
    birthDate,
    joinedOn,
    leftOn,
    notes,
  } = member
  const groups = [
    {
      title: t('detail.personal'),
      items: [
        { term: t('fields.photo'), value: <MemberPhoto member={member} /> },
        ...(familyName === undefined ? [] : [{ term: t('fields.familyName'), value: familyName }]),
        ...(calledName === undefined ? [] : [{ term: t('fields.calledName'), value: calledName }]),
        { term: t('fields.email'), value: email && <EmailAddress address={email} /> },
        { term: t('fields.phone'), value: phone && <PhoneLink phone={phone} /> },
        ...(otherPhones === undefined
          ? []
          : [
              {
                term: t('fields.otherPhones'),
                value: otherPhones.map((other) => (
                  <div key={other.phone}>
                    {other.word} <PhoneLink phone={other.phone} />
                  </div>
                )),
              },
            ]),
        ...(otherEmails === undefined
          ? []
          : [
              {
                term: t('fields.otherEmails'),
                value: otherEmails.map((other) => (
                  <div key={other.email}>
                    {other.word} <EmailAddress address={other.email} />
                  </div>
                )),
              },
            ]),
        { term: t('fields.address'), value: address && <PostalAddressLines address={address} /> },
        { term: t('fields.birthDate'), value: birthDate && date(birthDate) },
        ...(hasLink ? [{ term: t('detail.link'), value: <MemberPersonalLink member={member} /> }] : []),
        ...(givesAccess ? [{ term: t('detail.account'), value: <MemberAccount memberId={member.id} /> }] : []),
      ],
    },
    {
      title: t('detail.place'),
      items: [
        { term: t('fields.section'), value: section },
        { term: t('fields.instrument'), value: instrumentText({ instrument, part }) },
        ...(seat === undefined ? [] : [{ term: t('fields.seat'), value: seat }]),
        ...(secondInstrument === undefined ? [] : [{ term: t('fields.secondInstrument'), value: secondInstrument }]),
        { term: t('fields.position'), value: position },
        { term: t('fields.status'), value: <MemberStatusLabel status={member.status} /> },
        { term: t('fields.joinedOn'), value: joinedOn && date(joinedOn) },
        ...(leftOn === undefined ? [] : [{ term: t('fields.leftOn'), value: date(leftOn) }]),
      ],
    },
  ]
  // Fields hidden from the role are left out entirely, without showing that they are empty.
  const seesAll = ability.can('manage', 'Member')
  const shown = groups
    .map(({ title, items }) => ({ title, items: items.filter(({ value }) => seesAll || value !== undefined) }))
    .filter(({ items }) => items.length > 0)
  return (
    <div className="member-facts">
      {shown.map(({ title, items }) => (
        <Card tag="section" key={title}>
          <h2>{title}</h2>
          <DefinitionList items={items} />
        </Card>
      ))}
      {notes !== undefined && (
        <Card tag="section" className="member-notes">
          <h2>{t('fields.notes')}</h2>
          <p>{notes}</p>
        </Card>
      )}
    </div>
  )
}
