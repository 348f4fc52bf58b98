import { createSlice } from '@reduxjs/toolkit'
import { instrumentKey } from '@contract/invitees'
import type { Readiness } from '@contract/calendar/readiness'
import { type Matrix, listMatrixCall } from '@contract/calendar/matrix'
import { type EventRoster, type RosterMember } from '@contract/calendar/replies'
import { addDays } from '@contract/days'
import { apiRequest } from '@/api/apiRequest'
import type { Failure } from '@/api/failure'
import { createAppThunk } from '@/redux/appThunk'
import { fetchReadiness } from '@/redux/calendar/readiness'
import { fetchRoster, setReply } from '@/redux/calendar/roster'
import { slices } from '@/redux/store'

export type MatrixEvent = Matrix['events'][number]
export type MatrixMember = Matrix['members'][number]
/** Null: the event does not invite the member. */
export type MatrixCell = MatrixMember['cells'][number]

/** Which events and members to load. Days are the group's, both inclusive; without `from`, from today. */
export interface AnswersConfig {
  from?: string
  to?: string
  calendars?: MatrixEvent['calendar'][]
  section?: MatrixMember['section']
  q?: string
}

/** Filters that the client applies to what was loaded. */
export interface AnswersFilter {
  instrument?: string | undefined
  /** Only members who have not answered one of the events. */
  isSilent?: boolean | undefined
}

export interface Answers extends Matrix {
  /** By the id of the event; past events have none. */
  readinessByEvent: Record<string, Readiness>
}

interface AnswersState {
  /** The newest result; it stays while the next one is loading. */
  answers: Answers | null
  failure: Failure | null
  isLoading: boolean
  /** Id of the newest request: results of older ones are dropped. */
  requestId: string | null
}

const initialState: AnswersState = { answers: null, failure: null, isLoading: false, requestId: null }

declare module '@/redux/store' {
  interface AreaStates {
    answers: AnswersState
  }
}

/** The most rows that a call returns. */
const PAGE = 100
/** More rows than anybody reads; a group that is larger looks at a section. */
export const ANSWER_ROWS_MAX = 1_000

/** All answers to the events of the days, by up to ANSWER_ROWS_MAX members, with the readiness of the events. */
export const fetchAnswers = createAppThunk<Answers, AnswersConfig>(
  'answers/fetch',
  async (config, { dispatch, signal }) => {
    const { from, to, calendars } = config
    const read = (page: number) =>
      apiRequest(listMatrixCall, { params: { config: { ...config, page, perPage: PAGE } }, signal })
    const lit = dispatch(
      fetchReadiness({
        ...(from !== undefined && { start: from }),
        ...(to !== undefined && { end: addDays(to, 1) }),
        ...(calendars && { calendars }),
      }),
    )
      .unwrap()
      // Without readiness the table is still useful.
      .catch((): Record<string, Readiness> => ({}))
    const first = await read(1)
    const pages = Math.ceil(Math.min(first.total, ANSWER_ROWS_MAX) / PAGE)
    const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, at) => read(at + 2)))
    // Between two pages an event may have come or gone.
    const rest = others.flatMap(({ events, members }) => {
      const column = new Map(events.map(({ id }, at) => [id, at]))
      return members.map((member) => ({
        ...member,
        cells: first.events.map(({ id }) => member.cells[column.get(id) ?? -1] ?? null),
      }))
    })
    return { ...first, members: [...first.members, ...rest], readinessByEvent: await lit }
  },
)

function isShown({ instrument, cells }: MatrixMember, filter: AnswersFilter): boolean {
  if (filter.instrument !== undefined && instrumentKey(instrument ?? '') !== instrumentKey(filter.instrument))
    return false
  return filter.isSilent !== true || cells.some((cell) => cell === 'silent' || cell === 'toConfirm')
}

export const filterAnswers = (members: readonly MatrixMember[], filter: AnswersFilter): MatrixMember[] =>
  members.filter((member) => isShown(member, filter))

/** The rows that a screen with these filters shows, as they were read. */
export const selectAnswerRows = createAppThunk<MatrixMember[], AnswersFilter>('answers/rows', (filter, { getState }) =>
  Promise.resolve(filterAnswers((getState() as { answers?: AnswersState }).answers?.answers?.members ?? [], filter)),
)

function cellOf({ answer, isAway, toConfirm, waiting }: RosterMember): MatrixCell {
  if (isAway) return 'away'
  if (waiting !== undefined) return 'waiting'
  return toConfirm ? 'toConfirm' : answer
}

/** The roster that was just read is newer than its column in the table. */
function replaceColumn({ answers }: AnswersState, { event, members }: EventRoster): void {
  const at = answers?.events.findIndex(({ id }) => id === event.id) ?? -1
  if (!answers || at === -1) return
  const said = new Map(members.map((member) => [member.memberId, member]))
  for (const line of answers.members) {
    const member = said.get(line.memberId)
    const cell = member ? cellOf(member) : null
    line.cells[at] = cell
    const comes = cell === 'yes' || cell === 'waiting' ? member : undefined
    line.comesOn = line.cells.map((_, other) => (other === at ? comes?.comesOn : line.comesOn?.[other]) ?? null)
    line.guests = line.cells.map((_, other) => (other === at ? comes?.guests : line.guests?.[other]) ?? 0)
  }
}

const slice = createSlice({
  name: 'answers',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(fetchAnswers.pending, (state, { meta }) => {
        Object.assign(state, { requestId: meta.requestId, isLoading: true, failure: null })
      })
      .addCase(fetchAnswers.fulfilled, (state, { meta, payload }) => {
        if (state.requestId === meta.requestId) Object.assign(state, { answers: payload, isLoading: false })
      })
      .addCase(fetchAnswers.rejected, (state, { meta, error }) => {
        if (state.requestId === meta.requestId) Object.assign(state, { failure: error, isLoading: false })
      })
      .addCase(fetchRoster.fulfilled, (state, { payload }) => replaceColumn(state, payload))
      .addCase(setReply.fulfilled, (state, { payload }) => {
        replaceColumn(state, payload)
        const { light, event } = payload
        if (!state.answers) return
        if (light) state.answers.readinessByEvent[event.id] = light
        else delete state.answers.readinessByEvent[event.id]
      })
  },
  selectors: { selectAnswers: (state) => state },
}).injectInto(slices)

export const { selectAnswers } = slice.selectors
