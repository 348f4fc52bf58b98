import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/configs/paths'
import type { CalendarQuery } from '@/views/calendar/query/calendarQuery'
import { stepFrom, type CalendarView } from '@/views/calendar/query/viewSpan'
import type { CalendarPeriod } from './useCalendar'

const views: Record<string, CalendarView> = { m: 'month', w: 'week', l: 'list' }
const steps: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 }

interface CalendarKeys {
  period: CalendarPeriod
  canChange: boolean
  onQueryChange: (changes: Partial<CalendarQuery>) => void
  onShowKeys: () => void
}

/** The keys of the whole calendar (KeysDialog lists them), wherever the focus is but in a field, a panel or a dialog. */
export function useCalendarKeys({ period, canChange, onQueryChange, onShowKeys }: CalendarKeys): void {
  const navigate = useNavigate()
  useEffect(() => {
    function onKeyDown(pressed: KeyboardEvent): void {
      // An event under the focus has keys of its own, and marks what it has used (useEventShortcuts).
      if (pressed.defaultPrevented || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return
      if (isTyping(pressed.target) || document.querySelector('[aria-modal="true"]')) return
      const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key
      const view = views[key]
      const step = pressed.shiftKey ? undefined : steps[key]
      if (key === '?') onShowKeys()
      else if (key === 't') onQueryChange({ date: undefined })
      else if (view) onQueryChange({ view })
      else if (key === 'n' && canChange) void navigate(paths.newEvent)
      else if (step)
        onQueryChange({ date: stepFrom(period.view, period.date, isMirrored() ? (-step as 1 | -1) : step) })
      else return
      pressed.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [period, canChange, onQueryChange, onShowKeys, navigate])
}

function isTyping(target: EventTarget | null): boolean {
  // Radio buttons use the arrows, and lists the letters.
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}

function isMirrored(): boolean {
  return document.documentElement.dir === 'rtl'
}
