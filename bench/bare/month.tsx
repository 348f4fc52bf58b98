import type { EventInput, EventSourceFunc } from '@fullcalendar/core'
import dayGridPlugin from '@fullcalendar/daygrid'
import FullCalendar from '@fullcalendar/react'
import { createRoot } from 'react-dom/client'
import './bare.css'

const EVENTS = 40
const DAY_MS = 86_400_000
const plugins = [dayGridPlugin]

/** As many in each month, whichever is shown. */
const events: EventSourceFunc = ({ start, end }, done) => {
  const days = Math.round((end.getTime() - start.getTime()) / DAY_MS)
  done(
    Array.from({ length: EVENTS }, (_, index) => ({
      id: String(index),
      title: `Ensaio geral ${index}`,
      start: new Date(start.getTime() + (index % days) * DAY_MS + 18 * 3_600_000),
    })),
  )
}

/** Those of the calendar that it is compared with, at hand before it is drawn. */
async function loadSameEvents(): Promise<EventSourceFunc> {
  const answer = await fetch('/events.json')
  const all: (EventInput & { start: string })[] = await answer.json()
  return ({ start, end }, done) => {
    done(all.filter((event) => new Date(event.start) >= start && new Date(event.start) < end))
  }
}

const shown = location.search === '?same' ? await loadSameEvents() : events
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <FullCalendar plugins={plugins} initialView="dayGridMonth" events={shown} height="auto" dayMaxEvents={5} />,
  )
}
