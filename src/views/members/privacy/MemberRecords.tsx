import { useTranslation } from 'react-i18next'
import { spacedIban } from '@contract/finances/paying/iban'
import { recurringRhythms } from '@contract/finances/recurring'
import { statementMailStates } from '@contract/finances/paying/statements'
import type { MemberData } from '@contract/privacy'
import { donationReceiptNumber } from '@contract/finances/donations/receiptNumber'
import { useFormat } from '@/shared/dates/useFormat'
import { instrumentText } from '@/shared/records/instrumentText'
import { useMoney } from '@/shared/money/useMoney'
import { thingLabel } from '@/views/members/things/thingLabel'
import { RecordTable } from './RecordTable'
import './memberData.scss'

/** All that is stored of the person besides the record itself, kind by kind. */
export function MemberRecords({ data }: { data: MemberData }) {
  return (
    <div className="member-records">
      <OfGroup data={data} />
      <OfService data={data} />
      <OfFamily data={data} />
      <OfLoans data={data} />
      <OfCalendar data={data} />
      <OfFinances data={data} />
      <OfMessages data={data} />
    </div>
  )
}

function OfGroup({ data: { history, memberGroups = [], merges = [] } }: { data: MemberData }) {
  const { t } = useTranslation(['members', 'memberHistory'])
  const { date, day } = useFormat()
  return (
    <>
      <RecordTable
        className="member-statuses"
        title={t('data.statuses')}
        columns={[
          { label: t('memberHistory:day') },
          { label: t('memberHistory:what') },
          { label: t('memberHistory:until') },
          { label: t('fields.instrument'), isWide: true },
        ]}
        rows={history.map(({ kind, day, until, instrument, part }) => [
          day === undefined ? t('memberHistory:unknownDay') : date(day),
          t(`memberHistory:steps.${kind}`),
          until && date(until),
          instrumentText({ instrument, part, secondInstrument: undefined }),
        ])}
      />
      <RecordTable
        title={t('data.memberGroups')}
        columns={[{ label: t('fields.name') }]}
        rows={memberGroups.map((name) => [name])}
      />
      <RecordTable
        title={t('data.merges')}
        columns={[{ label: t('data.mergedOn') }, { label: t('fields.name'), isWide: true }]}
        rows={merges.map(({ at, name }) => [day(at), name])}
      />
    </>
  )
}

function OfService({ data: { service } }: { data: MemberData }) {
  const { t } = useTranslation('jubilees')
  const { date, count } = useFormat()
  return (
    <RecordTable
      title={t('years')}
      columns={[
        { label: t('givenOn') },
        { label: t('note'), isWide: true },
        { label: t('reason'), isWide: true },
        { label: t('count'), isEnd: true },
      ]}
      rows={[
        ...(service?.adjustments ?? []).map(({ years, reason }) => [undefined, undefined, reason, count(years)]),
        ...(service?.honours ?? []).map(({ years, givenOn, note }) => [date(givenOn), note, undefined, count(years)]),
      ]}
    />
  )
}

function OfLoans({ data: { loans = [] } }: { data: MemberData }) {
  const { t } = useTranslation('things')
  const { date } = useFormat()
  const money = useMoney()
  return (
    <RecordTable
      title={t('title')}
      columns={[
        { label: t('fields.since') },
        { label: t('fields.thing') },
        { label: t('fields.note'), isWide: true },
        { label: t('fields.returnedOn') },
        { label: t('fields.deposit'), isEnd: true },
      ]}
      rows={loans.map(({ thing, number, since, until, deposit, returnedOn, note }) => [
        date(since),
        thingLabel({ name: thing, number }),
        [until && t('untilDay', { date: date(until) }), note].filter(Boolean).join(' · '),
        returnedOn && date(returnedOn),
        deposit === undefined ? undefined : money.format(deposit),
      ])}
    />
  )
}

function OfFamily({ data: { contacts = [] } }: { data: MemberData }) {
  const { t } = useTranslation('memberContacts')
  return (
    <RecordTable
      title={t('title')}
      columns={[
        { label: t('name') },
        { label: t('relation') },
        { label: t('phone') },
        { label: t('email') },
        { label: t('address'), isWide: true },
      ]}
      rows={contacts.map(({ name, relation, isGuardian, emergency, phone, email, address }) => [
        name,
        [relation, isGuardian && t('guardian'), emergency !== undefined && t('called', { number: emergency })]
          .filter(Boolean)
          .join(', '),
        phone,
        email,
        address,
      ])}
    />
  )
}

function OfCalendar({ data }: { data: MemberData }) {
  const { t } = useTranslation(['members', 'memberData', 'events'])
  const { date, dateTime, day } = useFormat()
  const { attendance, replies = [], absences = [], checkins = [], doublings = [], polls = [] } = data
  const dayOf = (start: string) => (start.length > 10 ? day(start) : date(start))
  const eventDay = { label: t('data.day') }
  const event = { label: t('data.event') }
  return (
    <>
      <RecordTable
        title={t('data.attendance')}
        none={t('data.noAttendance')}
        columns={[
          eventDay,
          event,
          { label: t('events:category'), isWide: true },
          { label: t('memberData:held'), isWide: true },
          { label: t('data.recorded') },
        ]}
        rows={attendance.map(({ start, title, calendar, heldAnswer, status }) => [
          dayOf(start),
          title,
          t(`events:categories.${calendar}`),
          heldAnswer && t(`memberData:given.${heldAnswer}`),
          t(`events:attendance.${status}`),
        ])}
      />
      <RecordTable
        title={t('memberData:answers')}
        columns={[eventDay, event, { label: t('memberData:reason'), isWide: true }, { label: t('memberData:answer') }]}
        rows={replies.map(({ start, title, reason, answer }) => [
          dayOf(start),
          title,
          reason,
          t(`memberData:given.${answer}`),
        ])}
      />
      <RecordTable
        title={t('memberData:absences')}
        columns={[{ label: t('memberData:from') }, { label: t('memberData:reason') }, { label: t('memberData:to') }]}
        rows={absences.map(({ firstDay, lastDay, reason }) => [date(firstDay), reason, date(lastDay)])}
      />
      <RecordTable
        title={t('memberData:checkins')}
        columns={[eventDay, event]}
        rows={checkins.map(({ at, title }) => [dateTime(at), title])}
      />
      <RecordTable
        title={t('memberData:doublings')}
        columns={[eventDay, event]}
        rows={doublings.map(({ start, title }) => [dayOf(start), title])}
      />
      <RecordTable
        title={t('memberData:polls')}
        columns={[
          { label: t('memberData:date') },
          { label: t('memberData:poll') },
          { label: t('memberData:comment'), isWide: true },
          { label: t('memberData:answer') },
        ]}
        rows={polls.flatMap(({ title, comment, answers }) =>
          answers.map(({ start, answer }) => [dayOf(start), title, comment, t(`memberData:given.${answer}`)]),
        )}
      />
    </>
  )
}

function OfFinances({ data }: { data: MemberData }) {
  const { t } = useTranslation(['members', 'memberData', 'finances', 'messages', 'recurring', 'memberFees'])
  const { date, day, month } = useFormat()
  const money = useMoney()
  const {
    finances,
    receipts = [],
    fees = [],
    recurring = [],
    statements = [],
    mandates = [],
    orderedPayments = [],
    donationReceipts = [],
    payer,
  } = data
  const description = { label: t('finances:fields.description') }
  const amount = { label: t('finances:fields.amount'), isEnd: true }
  const signed = (kind: string, cents: number) => money.format(kind === 'expense' ? -cents : cents)
  const rhythmOf = (word: string) => recurringRhythms.find((rhythm) => rhythm === word)
  const stateOf = (word: string) => statementMailStates.find((state) => state === word)
  return (
    <>
      <RecordTable
        title={t('data.entries')}
        none={t('data.noEntries')}
        columns={[{ label: t('data.day') }, description, { label: t('finances:fields.status'), isWide: true }, amount]}
        rows={finances.map((entry) => [
          date(entry.date),
          entry.description,
          t(`finances:statuses.${entry.status}`),
          signed(entry.kind, entry.amount),
        ])}
      />
      <RecordTable
        title={t('memberData:receipts')}
        columns={[description, { label: t('memberData:file') }]}
        rows={receipts.map(({ financeId, name }) => [finances.find(({ id }) => id === financeId)?.description, name])}
      />
      <RecordTable
        title={t('memberData:fees')}
        columns={[{ label: t('memberData:from') }, { label: t('memberData:feeClass') }, { label: t('memberData:to') }]}
        rows={fees.map(({ name, from, to, exempt }) => [
          month(`${from}-01`),
          exempt === undefined ? name : `${name} (${t('memberFees:exempt', { reason: exempt })})`,
          to && month(`${to}-01`),
        ])}
      />
      <RecordTable
        title={t('memberData:mandates')}
        columns={[
          { label: t('memberData:signedOn') },
          { label: t('memberData:mandate') },
          { label: t('memberData:account'), isWide: true },
          { label: t('memberData:to') },
          { label: t('memberData:collected'), isWide: true },
        ]}
        rows={mandates.map(({ reference, signedOn, holder, iban, revokedOn, collections }) => [
          date(signedOn),
          reference,
          `${holder}, ${spacedIban(iban)}`,
          revokedOn && date(revokedOn),
          collections.map(({ day: on, amount: sum }) => `${date(on)}: ${money.format(sum)}`).join(', '),
        ])}
      />
      <RecordTable
        title={t('memberData:orderedPayments')}
        columns={[
          { label: t('data.day') },
          { label: t('memberData:orderedFor') },
          { label: t('memberData:account'), isWide: true },
          amount,
        ]}
        rows={orderedPayments.map(({ day: on, name, iban, amount: sum, text }) => [
          date(on),
          text,
          [name, spacedIban(iban)].filter((part) => part !== '').join(', '),
          money.format(sum),
        ])}
      />
      <RecordTable
        title={t('memberData:donationReceipts')}
        columns={[
          { label: t('data.day') },
          { label: t('memberData:receiptNumber') },
          { label: t('memberData:receiptAddress'), isWide: true },
          amount,
        ]}
        rows={donationReceipts.map(({ year, number, day: on, amount: sum, address, isRevoked }) => [
          date(on),
          `${donationReceiptNumber({ year, number })}${isRevoked ? ` (${t('memberData:isRevoked')})` : ''}`,
          address.join(', '),
          money.format(sum),
        ])}
      />
      <RecordTable
        title={t('memberData:recurring')}
        columns={[
          { label: t('memberData:from') },
          description,
          { label: t('recurring:fields.rhythm'), isWide: true },
          amount,
        ]}
        rows={recurring.map((entry) => {
          const rhythm = rhythmOf(entry.rhythm)
          return [
            date(entry.firstOn),
            [entry.description, entry.notes].filter(Boolean).join(' · '),
            [
              rhythm ? t(`recurring:rhythms.${rhythm}`) : entry.rhythm,
              entry.lastOn && t('recurring:until', { date: date(entry.lastOn) }),
            ]
              .filter(Boolean)
              .join(' '),
            signed(entry.kind, entry.amount),
          ]
        })}
      />
      <RecordTable
        title={t('memberData:statements')}
        columns={[
          { label: t('data.day') },
          { label: t('memberData:state') },
          { label: t('memberData:owed'), isEnd: true },
        ]}
        rows={statements.map(({ at, state, amount: owed }) => {
          const known = stateOf(state)
          return [day(at), known ? t(`messages:states.${known}`) : state, money.format(owed)]
        })}
      />
      <RecordTable
        title={t('memberData:payer')}
        columns={[{ label: t('memberData:name') }, { label: t('memberData:email') }, { label: t('memberData:phone') }]}
        rows={payer ? [[payer.name, payer.email, payer.phone]] : []}
      />
    </>
  )
}

function OfMessages({ data: { messages = [] } }: { data: MemberData }) {
  const { t } = useTranslation(['members', 'messages'])
  const { day } = useFormat()
  return (
    <RecordTable
      title={t('messages:data.title')}
      none={t('messages:data.none')}
      columns={[
        { label: t('data.day') },
        { label: t('data.event') },
        { label: t('messages:data.what'), isWide: true },
        { label: t('messages:data.state') },
      ]}
      rows={messages.map(({ at, title, kind, state }) => [
        day(at),
        title,
        t(`messages:kinds.${kind}`),
        t(`messages:states.${state}`),
      ])}
    />
  )
}
