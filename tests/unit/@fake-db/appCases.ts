import { expect } from 'vitest'
import type { Email } from '@/@fake-db/email'
import type { Task } from '@/@fake-db/todo'
import { chatCases } from './chatCases'
import type { SampleCase, Send } from './sampleCase'

const tasks = async (send: Send, params?: object) => (await send.get<Task[]>('/apps/todo/tasks', params)).data

const todoCases: SampleCase[] = [
  [
    'GET /apps/todo/tasks',
    'every field; what is deleted is not among them',
    async (send) => {
      const rows = await tasks(send)
      const fields = [
        'assignee',
        'description',
        'dueDate',
        'id',
        'isCompleted',
        'isDeleted',
        'isImportant',
        'status',
        'tags',
        'title',
      ]
      for (const row of rows) expect(Object.keys(row).sort()).toEqual(fields)
      expect(rows.some(({ isDeleted }) => isDeleted)).toBe(false)
    },
  ],
  [
    'GET /apps/todo/tasks',
    'q, filter, tag, sortBy',
    async (send) => {
      expect((await tasks(send, { filter: 'important' })).every(({ isImportant }) => isImportant)).toBe(true)
      expect((await tasks(send, { filter: 'completed' })).every(({ isCompleted }) => isCompleted)).toBe(true)
      expect((await tasks(send, { filter: 'deleted' })).every(({ isDeleted }) => isDeleted)).toBe(true)
      const [first] = await tasks(send)
      const tag = first?.tags[0]
      expect((await tasks(send, { tag })).every(({ tags }) => tags.some((own) => own === tag))).toBe(true)
      expect(await tasks(send, { q: first?.title.toUpperCase() })).toEqual([first])
      const titles = async (sortBy: string) => (await tasks(send, { sortBy })).map(({ title }) => title)
      const up = await titles('title-asc')
      expect(up).toEqual(up.toSorted((a, b) => a.localeCompare(b, 'en')))
      expect(await titles('title-desc')).toEqual(up.toReversed())
      const days = (await tasks(send, { sortBy: 'due-date' })).map(({ dueDate }) => dueDate)
      expect(days).toEqual(days.toSorted())
      const assignees = (await tasks(send, { sortBy: 'assignee' })).map(({ assignee }) => assignee.fullName)
      expect(assignees).toEqual(assignees.toSorted((a, b) => a.localeCompare(b)))
    },
  ],
  [
    'POST /apps/todo/add-task',
    '201 with the task',
    async (send) => {
      const { status, data } = await send.post<{ task: Task }>('/apps/todo/add-task', { task: { title: 'Sweep' } })
      expect(status).toBe(201)
      expect(data.task).toMatchObject({ title: 'Sweep', isCompleted: false, isDeleted: false, isImportant: false })
      expect(await tasks(send)).toContainEqual(data.task)
      expect((await send.post('/apps/todo/add-task', { task: {} })).status).toBe(400)
    },
  ],
  [
    'POST /apps/todo/update-task',
    'the task as it is then; what is not sent stays',
    async (send) => {
      const before = (await tasks(send)).find(({ id }) => id === 3)
      const { data } = await send.post<{ task: Task }>('/apps/todo/update-task', { task: { id: 3, title: 'Later' } })
      expect(data.task).toEqual({ ...before, title: 'Later' })
      expect((await send.post('/apps/todo/update-task', { task: { id: 99 } })).status).toBe(404)
    },
  ],
  [
    'POST /apps/todo/update-task',
    'done and completed are one, whichever is said',
    async (send) => {
      const change = async (task: object) =>
        (await send.post<{ task: Task }>('/apps/todo/update-task', { task: { id: 4, ...task } })).data.task
      expect(await change({ status: 'done' })).toMatchObject({ isCompleted: true })
      expect(await change({ isCompleted: false })).toMatchObject({ status: 'todo' })
      expect(await change({ status: 'review' })).toMatchObject({ isCompleted: false })
      expect(await change({ isCompleted: true })).toMatchObject({ status: 'done' })
    },
  ],
  [
    'POST /apps/todo/move-task',
    'into a column, before another or at the end',
    async (send) => {
      const move = (id: number, status: string, before: number | null) =>
        send.post<{ task: Task }>('/apps/todo/move-task', { id, status, before })
      const ids = async () => (await tasks(send)).map(({ id }) => id)
      expect((await move(5, 'done', 2)).data.task).toMatchObject({ status: 'done', isCompleted: true })
      expect((await ids()).slice(0, 4)).toEqual([1, 5, 2, 3])
      await move(5, 'todo', null)
      expect((await ids()).at(-1)).toBe(5)
      await move(5, 'todo', 5)
      expect((await ids()).at(-1)).toBe(5)
      expect((await move(99, 'todo', null)).status).toBe(404)
      expect((await move(5, 'attic', null)).status).toBe(400)
    },
  ],
  [
    'DELETE /apps/todo/delete-task',
    'only marks it as deleted',
    async (send) => {
      const before = (await tasks(send)).find(({ id }) => id === 3)
      expect((await send.remove('/apps/todo/delete-task', { id: 3 })).status).toBe(200)
      expect((await tasks(send)).map(({ id }) => id)).not.toContain(3)
      expect(await tasks(send, { filter: 'deleted' })).toContainEqual({ ...before, isDeleted: true })
      expect((await send.remove('/apps/todo/delete-task', { id: 99 })).status).toBe(404)
    },
  ],
]

interface EmailList {
  emails: Email[]
  emailsMeta: { inbox: number; draft: number; spam: number }
}

const emails = async (send: Send, params?: object) => (await send.get<EmailList>('/apps/email/emails', params)).data
const email = async (send: Send, id: number) => {
  const reply = await send.get<{ email: Email; hasNextMail: boolean; hasPreviousMail: boolean }>(
    '/apps/email/get-email',
    { id },
  )
  return reply.data
}

const emailCases: SampleCase[] = [
  [
    'GET /apps/email/emails',
    'the inbox, and how much is unread; folder, label, q',
    async (send) => {
      const { emails: inbox, emailsMeta } = await emails(send)
      expect(inbox.every(({ folder }) => folder === 'inbox')).toBe(true)
      expect(emailsMeta.inbox).toBe(inbox.filter(({ isRead }) => !isRead).length)
      for (const folder of ['sent', 'draft', 'spam', 'trash']) {
        const rows = (await emails(send, { folder })).emails
        expect(rows.length).toBeGreaterThan(0)
        expect(rows.every((mail) => mail.folder === folder)).toBe(true)
      }
      expect((await emails(send, { folder: 'starred' })).emails.every(({ isStarred }) => isStarred)).toBe(true)
      for (const folder of ['sent', 'draft']) {
        const [own] = (await emails(send, { folder })).emails
        expect(own?.from.name).toBe('Kaori Engel')
        expect(own?.to.map(({ name }) => name)).not.toContain('Kaori Engel')
      }
      const labelled = (await emails(send, { label: 'company' })).emails
      expect(labelled.every(({ labels }) => labels.includes('company'))).toBe(true)
      const subject = inbox[0]?.subject.toUpperCase()
      expect((await emails(send, { q: subject })).emails).toContainEqual(inbox[0])
    },
  ],
  [
    'GET /apps/email/get-email',
    'one, and whether there are others beside it',
    async (send) => {
      const inbox = (await emails(send)).emails
      const first = inbox[0]?.id ?? 0
      expect(await email(send, first)).toEqual({ email: inbox[0], hasPreviousMail: false, hasNextMail: true })
      expect(await email(send, inbox.at(-1)?.id ?? 0)).toMatchObject({ hasPreviousMail: true, hasNextMail: false })
      expect((await send.get('/apps/email/get-email', { id: 999 })).status).toBe(404)
    },
  ],
  [
    'POST /apps/email/update-emails',
    'folder, star and read, of many at once',
    async (send) => {
      const dataToUpdate = { folder: 'trash', isStarred: true, isRead: true }
      const { status } = await send.post('/apps/email/update-emails', { emailIds: [1, 2], dataToUpdate })
      expect(status).toBe(200)
      expect((await email(send, 2)).email).toMatchObject(dataToUpdate)
      // The bin's are not among the labelled or starred ones.
      const [{ labels }] = [(await email(send, 1)).email]
      for (const params of [{ label: labels[0] }, { folder: 'starred' }]) {
        expect((await emails(send, params)).emails.map(({ id }) => id)).not.toContain(1)
      }
      const lost = { emailIds: [1], dataToUpdate: { folder: 'attic' } }
      expect((await send.post('/apps/email/update-emails', lost)).status).toBe(400)
    },
  ],
  [
    'POST /apps/email/send-email',
    '201 with the message, which lies among the sent ones and is read',
    async (send) => {
      const words = { to: 'ana@example.org', subject: 'Parts', message: 'Here they are.' }
      const { status, data } = await send.post<{ email: Email }>('/apps/email/send-email', words)
      expect(status).toBe(201)
      expect(data.email).toMatchObject({ subject: 'Parts', folder: 'sent', isRead: true, to: [{ email: words.to }] })
      expect((await emails(send, { folder: 'sent' })).emails[0]).toEqual(data.email)
      expect((await send.post('/apps/email/send-email', { ...words, to: '' })).status).toBe(400)
    },
  ],
  [
    'POST /apps/email/update-emails-label',
    'puts a label on, and takes it off again',
    async (send) => {
      const before = (await email(send, 2)).email.labels
      const press = () => send.post('/apps/email/update-emails-label', { emailIds: [2], label: 'private' })
      expect((await press()).status).toBe(200)
      expect((await email(send, 2)).email.labels).toEqual([...before, 'private'])
      await press()
      expect((await email(send, 2)).email.labels).toEqual(before)
    },
  ],
]

/** What the specification names and does not describe. */
export const appCases: SampleCase[] = [...todoCases, ...emailCases, ...chatCases]
