import { v7 as newId } from 'uuid'
import type { SignedIn } from '@contract/auth'
import { financeFixture } from '../finances/financeFixture'
import { newEvent as newPastEvent } from '../calendar/events/eventFixture'
import { dayIn, inDays, replyFixture } from '../calendar/replies/replyFixture'
import { callAs, foundGroup, joinAs, newPerson } from '../support/factories'
import type { TestServer } from '../support/harness'
import { ownLinkOf } from '../support/ownLinks'
import { pdf, receiptFixture } from '../finances/receiptFixture'

/** What somebody typed and not everybody may read: a word each, which stands nowhere else. */
export const sensitive = {
  note: 'zznote',
  managersField: 'zzmanagersfield',
  conductorsField: 'zzconductorsfield',
  birthDate: '1971-03-09',
  emergency: 'zzemergency',
  phone: '+55 11 94444-1971',
  email: 'zzmail@example.org',
  absence: 'zzabsence',
  answer: 'zzanswer',
  privateTitle: 'zzprivatetitle',
  privatePlace: 'zzprivateplace',
  privateText: 'zzprivatetext',
  sectionTitle: 'zzsectiontitle',
  report: 'zzreport',
  entry: 'zzentry',
  entryNote: 'zzpaynote',
  bankAccount: '1234567890',
  pix: 'zzpix@example.org',
  receipt: 'zzreceipt',
  poll: 'zzpolltitle',
  comment: 'zzcomment',
  deputy: 'zzdeputy',
  message: 'zzmessage',
  document: 'zzdocument',
  account: 'zzaccount@example.org',
  invitation: 'zzinvitation',
  auditor: 'zzauditor',
} as const
export type Sensitive = keyof typeof sensitive

/** A group in which Ana has all that is sensitive, and Bia is who looks. */
export async function sensitiveGroup(server: TestServer) {
  const { app } = server
  const admin = await foundGroup(app)
  const groupId = admin.userData.group.id
  const post = async (url: string, body: object) => {
    const answer = await callAs(app, admin, 'POST', url, body)
    if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.body}`)
    return answer.json()
  }
  const { member, event, link, answer, away, byLink, deputy, deputyLink } = replyFixture(app, admin)
  const ownField = async (name: string, seenBy: string[]) => {
    const field = { id: newId(), name, kind: 'text', seenBy, writtenBy: ['manager'] }
    return (await post('/members/add-own-field', { field })).field.id as string
  }
  const [managers, conductors] = [await ownField('Saúde', ['self']), await ownField('Dieta', ['conductor', 'self'])]
  const ana = await member('Ana Prado', {
    ownValues: { [managers]: sensitive.managersField, [conductors]: sensitive.conductorsField },
    notes: sensitive.note,
    birthDate: sensitive.birthDate,
    emergencyContact: { name: sensitive.emergency, phone: '+55 11 93333-1971' },
    phone: sensitive.phone,
    email: sensitive.email,
  })
  const bia = await member('Bia Leal', { section: 'strings', instrument: 'Violin' })
  const asks = { who: 'members' as const, memberIds: [ana.id] }
  const secret = await event({
    title: sensitive.privateTitle,
    extendedProps: { location: sensitive.privatePlace, description: sensitive.privateText, asks },
  })
  const brass = await event({
    title: sensitive.sectionTitle,
    extendedProps: { asks: { who: 'sections', sections: ['brass'] } },
  })
  const open = await event({ title: 'Ensaio de todos' })
  const past = (await post('/calendar/add-event', { event: newPastEvent({ title: 'Concerto' }) })).event
  const attendance = [{ memberId: ana.id, status: 'excused' }]
  await post('/calendar/finish-event', {
    obj: { id: past.id, version: past.version, attendance, notes: sensitive.report },
  })
  const pastSecret = (
    await post('/calendar/add-event', {
      event: newPastEvent({
        title: `${sensitive.privateTitle} past`,
        extendedProps: { calendar: 'Particular', status: 'scheduled', asks },
      }),
    })
  ).event
  await post('/calendar/finish-event', { obj: { id: pastSecret.id, version: pastSecret.version, attendance } })
  const anaLink = await link(ana.id)
  const biaLink = await link(bia.id)
  await away(anaLink, dayIn(20), dayIn(22), { reason: sensitive.absence })
  await answer(anaLink, open.id, 'no', sensitive.answer)
  const rui = await deputy(open.id, { name: sensitive.deputy, email: 'zzdeputy@example.org' })
  const ruiLink = await deputyLink(rui.id)
  const dates = [30, 31].map((day) => ({
    id: newId(),
    start: inDays(day),
    end: inDays(day + 1, '00:30'),
    allDay: false,
  }))
  const poll = { id: newId(), title: sensitive.poll, calendar: 'Particular', dates, asks }
  await post('/polls/add-poll', { poll })
  const openPoll = {
    ...poll,
    id: newId(),
    title: 'Churrasco',
    asks: undefined,
    dates: dates.map((d) => ({ ...d, id: newId() })),
  }
  await post('/polls/add-poll', { poll: openPoll })
  await Promise.all(
    [poll, openPoll].map(({ id, dates: [first] }) =>
      byLink(anaLink, 'POST', '/polls/answer-poll', {
        answer: { pollId: id, answers: [{ dateId: first?.id, answer: 'yes' }], comment: sensitive.comment },
      }),
    ),
  )
  const ledger = financeFixture(app, admin)
  const entry = await ledger.stored({
    description: sensitive.entry,
    notes: sensitive.entryNote,
    memberId: ana.id,
    eventId: past.id,
    status: 'pending',
    dueDate: dayIn(-3),
  })
  const paid = await ledger.stored({ description: sensitive.entry, memberId: ana.id, date: dayIn(-2) })
  const receipt = await receiptFixture(app, admin).stored(paid.id, pdf('x'), `${sensitive.receipt}.pdf`)
  const account = { id: newId(), name: 'Banco', kind: 'bank', number: sensitive.bankAccount }
  await post('/finances/add-account', { account })
  const settings = (await callAs(app, admin, 'GET', '/finances/payment-settings')).json().settings
  await post('/finances/payment-settings', {
    settings: { ...settings, pix: { key: sensitive.pix, name: 'Banda', city: 'Campinas' } },
  })
  await post('/messages/send-message', {
    message: { id: newId(), kind: 'please_answer', eventId: open.id, way: 'share', words: sensitive.message },
  })
  await post('/users/invite', { invitation: { id: newId(), role: 'member', note: sensitive.invitation } })
  const expiresOn = dayIn(1)
  const auditorLink = { id: newId(), name: sensitive.auditor, from: '2000-01-01', to: '2100-12-31', expiresOn }
  const auditor = (await post('/finances/add-auditor-link', { link: { ...auditorLink, withNames: false } })).token
  const named = (await post('/finances/add-auditor-link', { link: { ...auditorLink, id: newId(), withNames: true } }))
    .token
  const [treasurer, conductor, client] = await Promise.all([
    joinAs(app, admin, 'treasurer'),
    joinAs(app, admin, 'conductor'),
    joinAs(app, admin, 'client'),
  ])
  const biaAccount = await joinAs(app, admin, 'member')
  await post('/users/link-member', { id: biaAccount.userData.id, memberId: bia.id })
  // Leads those of Ana's section, and reads what the group lets leaders read of them.
  const leader = await joinAs(app, admin, 'member')
  const leads = { sections: ['brass'], memberGroups: [] }
  await post('/users/change-leads', { id: leader.userData.id, leads })
  const stranger = await joinAs(app, admin, 'member')
  await post('/users/change-leads', { id: stranger.userData.id, leads: { ...leads, sections: ['strings'] } })
  const anaAccount = await joinAs(
    app,
    admin,
    'member',
    newPerson({ email: sensitive.account, document: sensitive.document }),
  )
  await post('/users/link-member', { id: anaAccount.userData.id, memberId: ana.id })
  const feed = await callAs(app, anaAccount, 'POST', '/calendar/renew-feed', {})
  return {
    people: { admin, treasurer, conductor, client, member: biaAccount, leader, stranger } satisfies Record<
      string,
      SignedIn
    >,
    links: { told: biaLink, own: await ownLinkOf(server, groupId, bia.id), deputy: ruiLink },
    auditors: { auditor, named },
    /** Secrets of others than who looks. */
    tokens: [anaLink, ruiLink, auditor, named, String(feed.json().feed.path).split('/').at(-1) ?? ''],
    ids: {
      ana: ana.id,
      secret: secret.id,
      brass: brass.id,
      open: open.id,
      past: past.id,
      pastSecret: pastSecret.id,
      poll: poll.id,
      openPoll: openPoll.id,
      entry: entry.id,
      paid: paid.id,
      receipt: receipt.id,
      account: groupId,
      anaUser: anaAccount.userData.id,
      bia: bia.id,
      deputy: rui.id,
    },
  }
}
