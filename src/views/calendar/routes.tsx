import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { lazyComponent, loader } from '@/@core/components/lazyComponent'
import { NotFound } from '@/shared/records/NotFound'
import { RecordRoute } from '@/shared/records/RecordRoute'
import { RequireAbility } from '@/auth/RequireAbility'
import { firstWeekdayOf } from '@/i18n/firstWeekday'
import { withTexts } from '@/i18n/i18n'
import { fetchEvents } from '@/redux/calendar'
import type { FirstLook } from '@/redux/firstLook'
import { CalendarPage } from './month/CalendarPage'
import { EventLoader } from './event/EventLoader'
import { readCalendarQuery } from './query/calendarQuery'
import { viewSpan } from './query/viewSpan'
import './calendar.scss'

const NewEventPage = lazy(() =>
  withTexts(['finish', 'invitees', 'members'], import('./form/NewEventPage')).then((file) => ({
    default: file.NewEventPage,
  })),
)
const loadEditEventPage = loader(() => withTexts(['finish', 'invitees', 'members'], import('./form/EditEventPage')))
const EditEventPage = lazyComponent(loadEditEventPage, (file) => file.EditEventPage)
const loadChangeSeriesPage = loader(() => import('./series/ChangeSeriesPage'))
const ChangeSeriesPage = lazyComponent(loadChangeSeriesPage, (file) => file.ChangeSeriesPage)
const loadEventPage = loader(() =>
  withTexts(['finish', 'finances', 'members', 'checkin', 'invitees', 'readiness'], import('./event/EventPage')),
)
const EventPage = lazyComponent(loadEventPage, (file) => file.EventPage)
const FinishPage = lazy(() =>
  withTexts(['finish', 'finances', 'members', 'checkin'], import('./finish/FinishPage')).then((file) => ({
    default: file.FinishPage,
  })),
)
const loadCheckinPage = loader(() => withTexts(['checkin', 'members'], import('./checkins/CheckinPage')))
const CheckinPage = lazyComponent(loadCheckinPage, (file) => file.CheckinPage)
const PollListPage = lazy(() =>
  withTexts(['polls'], import('./polls/PollListPage')).then((file) => ({ default: file.PollListPage })),
)
const PollPage = lazy(() =>
  withTexts(['polls', 'members', 'roster'], import('./polls/PollPage')).then((file) => ({ default: file.PollPage })),
)
const NewPollPage = lazy(() =>
  withTexts(['polls', 'invitees', 'members'], import('./polls/PollFormPages')).then((file) => ({
    default: file.NewPollPage,
  })),
)
const EditPollPage = lazy(() =>
  withTexts(['polls', 'invitees', 'members'], import('./polls/PollFormPages')).then((file) => ({
    default: file.EditPollPage,
  })),
)
const InstrumentationPage = lazy(() =>
  withTexts(['invitees'], import('./instrumentation/InstrumentationPage')).then((file) => ({
    default: file.InstrumentationPage,
  })),
)
const RepertoirePage = lazy(() =>
  withTexts(['pieces'], import('./repertoire/RepertoirePage')).then((file) => ({ default: file.RepertoirePage })),
)
const TakeOverPage = lazy(() =>
  withTexts(['pieces'], import('./repertoire/TakeOverPage')).then((file) => ({ default: file.TakeOverPage })),
)
const HolidaysPage = lazy(() =>
  withTexts(['holidays'], import('./holidays/HolidaysPage')).then((file) => ({ default: file.HolidaysPage })),
)
const AlikePiecesPage = lazy(() =>
  withTexts(['pieces'], import('./repertoire/alike/AlikePiecesPage')).then((file) => ({
    default: file.AlikePiecesPage,
  })),
)
const PieceImportPage = lazy(() =>
  withTexts(['imports', 'pieces'], import('./repertoire/importing/PieceImportPage')).then((file) => ({
    default: file.PieceImportPage,
  })),
)
const PiecePage = lazy(() =>
  withTexts(['pieces'], import('./repertoire/PiecePage')).then((file) => ({ default: file.PiecePage })),
)
const PoolPage = lazy(() =>
  withTexts(['deputies'], import('./deputies/PoolPage')).then((file) => ({ default: file.PoolPage })),
)
const PoolPersonPage = lazy(() =>
  withTexts(['deputies'], import('./deputies/PoolPersonPage')).then((file) => ({ default: file.PoolPersonPage })),
)
const TakeOverDeputiesPage = lazy(() =>
  withTexts(['deputies'], import('./deputies/TakeOverDeputiesPage')).then((file) => ({
    default: file.TakeOverDeputiesPage,
  })),
)
const loadEventSearchesPage = loader(() =>
  withTexts(['deputies', 'sorting', 'roster', 'links'], import('./deputies/EventSearchesPage')),
)
const EventSearchesPage = lazyComponent(loadEventSearchesPage, (file) => file.EventSearchesPage)
const MessageListPage = lazy(() =>
  withTexts(['invitees', 'members', 'messages'], import('./messages/MessageListPage')).then((file) => ({
    default: file.MessageListPage,
  })),
)
const MessagePage = lazy(() =>
  withTexts(['messages'], import('./messages/MessagePage')).then((file) => ({ default: file.MessagePage })),
)
const AnswersPage = lazy(() =>
  withTexts(['roster', 'readiness', 'members', 'events'], import('./answers/AnswersPage')).then((file) => ({
    default: file.AnswersPage,
  })),
)
const loadCallSheetPage = loader(() =>
  withTexts(['roster', 'invitees', 'members', 'finish'], import('./callSheet/CallSheetPage')),
)
const CallSheetPage = lazyComponent(loadCallSheetPage, (file) => file.CallSheetPage)
const SeasonCopyPage = lazy(() => import('./season/SeasonCopyPage').then((file) => ({ default: file.SeasonCopyPage })))

/** Whoever manages one of them writes messages to members. */
const writerSubjects = ['Event', 'Member'] as const

export const calendarLook: FirstLook = ({ search, today, region, isNarrow }, ask) => {
  const { view = isNarrow ? 'list' : 'month', date = today, calendars } = readCalendarQuery(search)
  return [ask(fetchEvents, { calendars, ...viewSpan(view, date, firstWeekdayOf(region)) })]
}

/** Everything under /calendar. Only the calendar comes at once; the other screens load when they are opened. */
export function CalendarRoutes() {
  return (
    <Routes>
      <Route index element={<CalendarPage />} />
      <Route
        path=":id"
        element={
          <EventLoader loadScreen={loadEventPage} isShown>
            {(event, reload) => <EventPage key={event.id} event={event} reload={reload} />}
          </EventLoader>
        }
      />
      <Route path="repertoire" element={<RepertoirePage />} />
      <Route element={<RecordRoute />}>
        <Route path="repertoire/:id" element={<PiecePage />} />
      </Route>
      <Route element={<RequireAbility action="manage" subject={writerSubjects} />}>
        <Route path="messages" element={<MessageListPage />} />
        <Route element={<RecordRoute />}>
          <Route path="messages/:id" element={<MessagePage />} />
        </Route>
      </Route>
      <Route element={<RequireAbility action="manage" subject="Event" />}>
        <Route path="new" element={<NewEventPage />} />
        <Route path="answers" element={<AnswersPage />} />
        <Route path="lineups" element={<InstrumentationPage />} />
        <Route path="holidays" element={<HolidaysPage />} />
        <Route path="repertoire/alike" element={<AlikePiecesPage />} />
        <Route path="repertoire/import" element={<PieceImportPage />} />
        <Route path="repertoire/programmes" element={<TakeOverPage />} />
        <Route path="deputies" element={<PoolPage />} />
        <Route path="deputies/events" element={<TakeOverDeputiesPage />} />
        <Route path="copy" element={<SeasonCopyPage />} />
        <Route path="polls" element={<PollListPage />} />
        <Route path="polls/new" element={<NewPollPage />} />
        <Route element={<RecordRoute />}>
          <Route path="deputies/:id" element={<PoolPersonPage />} />
          <Route path="polls/:id" element={<PollPage />} />
          <Route path="polls/:id/edit" element={<EditPollPage />} />
          <Route path=":id/finish" element={<FinishPage />} />
        </Route>
        <Route
          path=":id/edit"
          element={
            <EventLoader loadScreen={loadEditEventPage}>{(event) => <EditEventPage event={event} />}</EventLoader>
          }
        />
        <Route
          path=":id/repeat"
          element={
            <EventLoader loadScreen={loadChangeSeriesPage}>{(event) => <ChangeSeriesPage event={event} />}</EventLoader>
          }
        />
        <Route
          path=":id/door"
          element={
            <EventLoader loadScreen={loadCheckinPage} isShown>
              {(event) => <CheckinPage event={event} />}
            </EventLoader>
          }
        />
        <Route
          path=":id/call-sheet"
          element={
            <EventLoader loadScreen={loadCallSheetPage} isShown>
              {(event) => <CallSheetPage event={event} />}
            </EventLoader>
          }
        />
        <Route
          path=":id/deputies"
          element={
            <EventLoader loadScreen={loadEventSearchesPage} isShown>
              {(event) => <EventSearchesPage event={event} />}
            </EventLoader>
          }
        />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
