import type { EventSourceFunc } from '@fullcalendar/core'
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

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <FullCalendar plugins={plugins} initialView="dayGridMonth" events={events} height="auto" dayMaxEvents={5} />,
  )
}
