import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { MyEvent } from '@contract/calendar/replies'
import { createEventWhen } from '@/i18n/eventWhen'
import { messages } from '@/i18n/en/my'
import { EventCard } from '@/views/my/EventCard'
import { createMyText } from '@/views/my/myText'
import { PersonalContext } from '@/views/my/personal'

const late: MyEvent = {
  id: '01890000-0000-7000-8000-000000000001',
  title: 'Concert',
  calendar: 'Publico',
  status: 'scheduled',
  start: '2026-12-01T18:00:00.000Z',
  end: '2026-12-01T20:00:00.000Z',
  allDay: false,
  isAsked: true,
  isOpen: false,
  takesOnlyNo: true,
  answer: 'yes',
}

function show(event: MyEvent): void {
  const t = createMyText(messages, 'en')
  const calls = { request: vi.fn(), fetchFile: vi.fn(), owner: null, t, language: 'en', locale: 'en-US' }
  render(
    <PersonalContext value={calls}>
      <EventCard
        event={event}
        isOpened={false}
        firstDay="2026-12-01"
        currency="EUR"
        when={createEventWhen('en-US', 'UTC')}
        showsComing={false}
        sending={undefined}
        refused={undefined}
        name="Ana"
        onReply={vi.fn()}
        onUndo={vi.fn()}
      />
    </PersonalContext>,
  )
}

test('after the deadline a no can still be said', () => {
  show(late)
  expect(screen.getByText(/You can still say that you cannot come/)).toBeVisible()
  expect(screen.getByRole('button', { name: messages.late.open })).toBeVisible()
})

test('after a late no it is not offered again, and who can change it is said', () => {
  show({ ...late, answer: 'no' })
  expect(screen.queryByText(/You can still say/)).not.toBeInTheDocument()
  expect(screen.getByText(/Ask your conductor/)).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
