import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from 'reactstrap'
import type { Piece } from '@contract/calendar'
import type { EventRoster } from '@contract/calendar/replies'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { paths } from '@/configs/paths'
import { withTexts } from '@/i18n/i18n'
import { fetchEventPieces } from '@/redux/calendar/pieces'
import { selectRoster } from '@/redux/calendar/roster'
import { useAppSelector } from '@/redux/hooks'
import { useQuery } from '@/redux/useQuery'
import { ProgrammeLines } from '@/shared/programme/ProgrammeLines'
import { ProgrammeTotal } from '@/shared/programme/ProgrammeTotal'
import type { ShownDay } from '@/views/calendar/days/useEventDays'
import { programmeByDay } from './pieceRows'

const PiecePlayability = lazyPart(
  loader(() => withTexts(['instruments'], import('./PiecePlayability'))),
  (file) => file.PiecePlayability,
)

interface EventProgrammeProps {
  programme?: readonly Piece[] | undefined
  /** The days of the event, where it has any. */
  days?: readonly Pick<ShownDay, 'day' | 'date' | 'what'>[]
  /** It is what was played, and no longer what is planned. */
  isPlayed?: boolean
  /** The coming event of which it is said what can be played by those who said yes. Absent: of none. */
  comingId?: string | undefined
}

export function EventProgramme({ programme = [], days = [], isPlayed = false, comingId }: EventProgrammeProps) {
  const { t } = useTranslation('calendar')
  const isTied = programme.some(({ pieceId }) => pieceId !== undefined)
  const { answer: pieces } = useQuery(fetchEventPieces, isTied ? (comingId ?? '') : '')
  const { roster, eventId } = useAppSelector(selectRoster)
  const asked = roster !== null && eventId === comingId && comingId !== undefined ? roster : undefined
  const scored = new Map(pieces?.map(({ id, instrumentation }) => [id, instrumentation]))

  return (
    <Card tag="section" className="event-programme">
      <h2>{t(isPlayed ? 'event.played' : 'event.programme')}</h2>
      {programme.length === 0 && <p className="muted">{t('event.noProgramme')}</p>}
      {programmeByDay(programme, days).map(({ key, heading, lines }) => (
        <Fragment key={key}>
          {heading !== undefined && <h3>{heading}</h3>}
          <ProgrammeLines
            lines={lines}
            renderTitle={({ title, pieceId }) =>
              pieceId === undefined ? title : <Link to={paths.piece(pieceId)}>{title}</Link>
            }
            renderNote={({ pieceId, day }) =>
              asked &&
              pieceId !== undefined && <Playable instrumentation={scored.get(pieceId)} roster={asked} day={day} />
            }
          />
        </Fragment>
      ))}
      <ProgrammeTotal lines={programme} />
    </Card>
  )
}

interface PlayableProps {
  instrumentation: string | undefined
  roster: EventRoster
  day: number | undefined
}

function Playable({ instrumentation, roster, day }: PlayableProps) {
  return instrumentation === undefined ? null : <PiecePlayability {...{ instrumentation, roster, day }} />
}
