import * as z from 'zod/mini'
import { faceOf } from './faces'
import { holds, nextId } from './rows'
import { get, NOT_FOUND, post, type SampleCall } from './sampleCall'
import { dayOf, emailOf, nameOf, pick, strewn } from './words'

const folders = ['inbox', 'sent', 'draft', 'spam', 'trash'] as const
const labels = ['personal', 'company', 'important', 'private'] as const

export interface Email {
  id: number
  from: { name: string; email: string; avatar: string }
  to: { name: string; email: string }[]
  subject: string
  message: string
  attachments: { fileName: string; size: string }[]
  /** YYYY-MM-DD. */
  time: string
  folder: (typeof folders)[number]
  labels: (typeof labels)[number][]
  isStarred: boolean
  isRead: boolean
}

const COUNT = 32
const OWNER = { name: 'Kaori Engel', email: 'kaori.engel@example.org' }

const subjects = [
  'Parts for Saturday',
  'The hall is free in May',
  'Your reeds have been sent',
  'Who plays the second horn?',
  'Photographs of the concert',
  'A question about the tempo',
  'Minutes of the board',
  'Lost: one grey scarf',
]
/** One for each subject. */
const bodies = [
  'The second violins are still without page seven. Could you bring the copies on Saturday, an hour before we start?',
  'Three evenings are left, and the school would like to know by Friday. Shall I book the second one?',
  'Twelve of strength three are on their way and should be with you by Thursday. The invoice is in the parcel.',
  'Both of ours are away in March. Do you know somebody who could step in for the concert and two rehearsals?',
  'The best forty are in the shared folder. Tell me which of them may go on the page.',
  'Bar 97 felt rushed to all of us. Shall we take it at 84 and see how the winds get through it?',
  'What was decided is attached, in one page. Please send me what I have got wrong before Sunday.',
  'It was left on the chair by the timpani. It is warm, and somebody must be cold.',
]

function emailRow(index: number): Email {
  const name = nameOf(index * 3 + 5)
  const other = { name, email: emailOf(name) }
  const subject = pick(subjects, index)
  const folder = index < 16 ? 'inbox' : pick(folders, index)
  const [from, to] = folder === 'sent' || folder === 'draft' ? [OWNER, other] : [other, OWNER]
  return {
    id: index + 1,
    from: { ...from, avatar: faceOf(from.name) },
    to: [to],
    subject,
    message: `Dear ${to.name.split(' ')[0]},\n\n${pick(bodies, index)}\n\n${from.name}`,
    attachments: index % 6 === 0 ? [{ fileName: 'parts.pdf', size: '480 KB' }] : [],
    time: dayOf(320 - index * 2),
    folder,
    labels: index % 3 === 0 ? [pick(labels, strewn(index, 0, 3))] : [],
    isStarred: index % 5 === 1,
    isRead: index % 2 === 0 || folder === 'sent',
  }
}

const Ids = z.array(z.number())
const Change = z.object({
  folder: z.optional(z.enum(folders)),
  isStarred: z.optional(z.boolean()),
  isRead: z.optional(z.boolean()),
})
const Update = z.object({ emailIds: Ids, dataToUpdate: Change })
const LabelUpdate = z.object({ emailIds: Ids, label: z.enum(labels) })
const Written = z.object({
  to: z.string().check(z.minLength(1)),
  subject: z.string().check(z.minLength(1)),
  message: z.string(),
})

export function emailCalls(): SampleCall[] {
  const emails = Array.from({ length: COUNT }, (_, index) => emailRow(index))
  const unread = (folder: Email['folder']) => emails.filter((mail) => mail.folder === folder && !mail.isRead).length
  const chosen = (ids: number[]) => emails.filter(({ id }) => ids.includes(id))
  const isIn = (mail: Email, folder: string) =>
    folder === 'starred' ? mail.isStarred && mail.folder !== 'trash' : mail.folder === folder
  return [
    get('/apps/email/emails', (ask) => {
      const [q, folder, label] = [ask.text('q'), ask.text('folder') ?? 'inbox', ask.text('label')]
      const found = emails.filter(
        (mail) =>
          holds(q, [mail.from.name, ...mail.to.map(({ name }) => name), mail.subject]) &&
          (label === undefined
            ? isIn(mail, folder)
            : mail.folder !== 'trash' && mail.labels.some((own) => own === label)),
      )
      const emailsMeta = {
        inbox: unread('inbox'),
        draft: emails.filter((mail) => isIn(mail, 'draft')).length,
        spam: unread('spam'),
        starred: emails.filter((mail) => isIn(mail, 'starred')).length,
        trash: emails.filter((mail) => isIn(mail, 'trash')).length,
        labels: Object.fromEntries(
          labels.map((one) => [
            one,
            emails.filter((mail) => mail.folder !== 'trash' && mail.labels.includes(one)).length,
          ]),
        ),
      }
      return [200, { emails: found, emailsMeta }]
    }),
    get('/apps/email/get-email', (ask) => {
      const email = emails.find(({ id }) => id === ask.id())
      if (!email) return NOT_FOUND
      const beside = emails.filter(({ folder }) => folder === email.folder)
      const index = beside.indexOf(email)
      return [200, { email, hasPreviousMail: index > 0, hasNextMail: index < beside.length - 1 }]
    }),
    post('/apps/email/update-emails', (ask) => {
      const { emailIds, dataToUpdate } = ask.body(Update)
      return [200, { emails: chosen(emailIds).map((mail) => Object.assign(mail, dataToUpdate)) }]
    }),
    // It lies on top of what was sent before.
    post('/apps/email/send-email', (ask) => {
      const { to, subject, message } = ask.body(Written)
      const email: Email = {
        id: nextId(emails.toSorted((a, b) => a.id - b.id)),
        from: { ...OWNER, avatar: faceOf(OWNER.name) },
        to: [{ name: to, email: to }],
        subject,
        message,
        attachments: [],
        time: new Date().toISOString().slice(0, 10),
        folder: 'sent',
        labels: [],
        isStarred: false,
        isRead: true,
      }
      emails.unshift(email)
      return [201, { email }]
    }),
    // Puts the label on, or takes it off where it is.
    post('/apps/email/update-emails-label', (ask) => {
      const { emailIds, label } = ask.body(LabelUpdate)
      const changed = chosen(emailIds)
      for (const mail of changed) {
        const rest = mail.labels.filter((own) => own !== label)
        mail.labels = rest.length < mail.labels.length ? rest : [...rest, label]
      }
      return [200, { emails: changed }]
    }),
  ]
}
