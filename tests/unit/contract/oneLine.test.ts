import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { Registration } from '@contract/auth'
import { CalendarEvent, EventWrite } from '@contract/calendar'
import { Finance, FinanceWrite } from '@contract/finances'
import { Group, GroupWrite, NewGroup } from '@contract/group'
import { Member, MemberWrite } from '@contract/members'
import { line } from '@contract/primitives'
import { DeputyWrite } from '@contract/calendar/deputies'
import { InstrumentationWrite } from '@contract/calendar/instrumentation'
import { MessageSettings, MessageSettingsWrite } from '@contract/messages'
import { PollWrite } from '@contract/calendar/polls'
import { FinanceAccountWrite, TransferWrite } from '@contract/finances/accounts'
import { FeeClassWrite } from '@contract/finances/fees'
import { MatchRuleWrite } from '@contract/finances/matchRules'
import { PayerWrite } from '@contract/finances/payers'
import { RecurringFinanceWrite } from '@contract/finances/recurring'
import { SubcategoryWrite } from '@contract/finances/subcategories'
import { AccountChange } from '@contract/users'

const breaks = ['a\nb', 'a\rb', 'a\tb', 'a\u0000b', 'a\u0007b', 'a\u007fb', 'a\u0085b', 'a\u2028b', 'a\u2029b']
const wordsOf = (schema: z.ZodMiniType, value: string) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message)

const event = EventWrite.shape.extendedProps.shape

test.each<[string, z.ZodMiniType]>([
  ['a person’s name', Registration.shape.name],
  ['an account’s name', AccountChange.shape.name],
  ['a new group’s name', NewGroup.shape.name],
  ['a group’s name', GroupWrite.shape.name],
  ['a member’s name', MemberWrite.shape.name],
  ['an instrument', MemberWrite.shape.instrument],
  ['what an entry is', FinanceWrite.shape.description],
  ['an event’s title', EventWrite.shape.title],
  ['a place', event.location],
  ['where to meet', event.meetingPoint],
  ['what to wear', event.dress],
  ['a poll’s title', PollWrite.shape.title],
  ['a deputy’s name', DeputyWrite.shape.name],
  ['a line-up’s name', InstrumentationWrite.shape.name],
  ['who sends', MessageSettingsWrite.shape.senderName],
  ['a money account’s name', FinanceAccountWrite.shape.name],
  ['what a transfer is', TransferWrite.shape.description],
  ['a fee class', FeeClassWrite.shape.name],
  ['words of a rule', MatchRuleWrite.shape.contains],
  ['a payer', PayerWrite.shape.name],
  ['what comes again', RecurringFinanceWrite.shape.description],
  ['an own category', SubcategoryWrite.shape.name],
])('%s is written in one line', (_, schema) => {
  for (const value of breaks) expect(wordsOf(schema, value)).toContain('control_characters')
  expect(schema.safeParse('Ana “Nina” Álvares, 李 👩‍🎤').success).toBe(true)
})

test('a web address is as well, though a browser would read past a break in it', () => {
  expect(wordsOf(EventWrite.shape.url, 'https://example.org/a\tb')).toContain('control_characters')
  expect(EventWrite.shape.url.safeParse('https://example.org/a?b=c').success).toBe(true)
})

test('blanks around it are no part of it, and longer texts have their lines', () => {
  expect(line(10).safeParse(' Ana\n').data).toBe('Ana')
  expect(MemberWrite.shape.notes.safeParse('one\ntwo').success).toBe(true)
  expect(event.description.safeParse('one\ntwo').success).toBe(true)
})

test('what was stored before can still be read', () => {
  const read = [Member.shape.name, Finance.shape.description, CalendarEvent.shape.title, Group.shape.name]
  for (const schema of [...read, MessageSettings.shape.senderName]) expect(schema.safeParse('a\tb').success).toBe(true)
})
