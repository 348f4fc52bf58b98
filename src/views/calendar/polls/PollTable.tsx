import { MessageSquareText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PollCell, PollLine, PollMatrix } from '@contract/calendar/polls'
import { partName } from '@contract/invitees'
import { StatusLabel } from '@/@core/components/page/StatusLabel'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useFormat } from '@/shared/dates/useFormat'
import { groupInOrder } from '@/shared/records/groupInOrder'
import { sectionKey } from '@/shared/records/sectionKey'
import { instrumentText } from '@/shared/records/instrumentText'
import { memberLabel, nameBesideInstrument } from '@/shared/records/memberLabel'
import { answerStyles, readinessStyles } from './pollStyles'

export interface CellChoice {
  line: PollLine
  dateId: string
}

interface PollTableProps {
  matrix: PollMatrix
  /** Undefined: nothing can be set any more. */
  onPick: ((choice: CellChoice) => void) | undefined
}

interface Rows {
  key: string
  title: string
  lines: PollLine[]
}

export const isSilent = ({ cells }: PollLine) => cells.every((cell) => cell === null || cell.answer === 'silent')

/** Members by section, those without answers apart; one column for each date. */
export function PollTable({ matrix: { members, dates }, onPick }: PollTableProps) {
  const { t } = useTranslation(['polls', 'members'])
  const { dayInFull, time } = useEventWhen()
  const { count } = useFormat()
  const heard = members.filter((line) => !isSilent(line))
  const silent = members.filter(isSilent)
  const groups: Rows[] = [
    ...groupInOrder(heard, sectionKey).map(({ key, items: lines }) => ({
      key,
      title: lines[0]?.ownSection ?? t(`members:sections.${lines[0]?.section ?? 'other'}`),
      lines,
    })),
    ...(silent.length > 0 ? [{ key: 'silent', title: t('silentGroup'), lines: silent }] : []),
  ]
  const needed = dates.find(({ light }) => light)?.light?.needs.map(partName) ?? []
  if (members.length === 0) return <p className="muted">{t('nobody')}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <section className="poll-scroll" aria-label={t('matrix')} tabIndex={0}>
      <table className="poll-table">
        <thead>
          <tr>
            <th scope="col">{t('person')}</th>
            {dates.map(({ id, ...times }) => (
              <th key={id} scope="col">
                {dayInFull(times)}
                <small className="muted"> {time(times)}</small>
              </th>
            ))}
          </tr>
        </thead>
        {needed.length > 0 && <Strength dates={dates} instruments={needed} />}
        {groups.map(({ key, title, lines }) => (
          <tbody key={key}>
            <tr className="poll-section">
              <th scope="rowgroup" colSpan={dates.length + 1}>
                {title} <span className="muted tabular">{count(lines.length)}</span>
              </th>
            </tr>
            {lines.map((line) => (
              <tr key={line.memberId}>
                <th scope="row">
                  <span className="poll-name">{nameBesideInstrument(line)}</span>
                  {line.instrument !== undefined && <small className="muted">{instrumentText(line)}</small>}
                  {line.comment !== undefined && (
                    <small className="poll-comment">
                      <MessageSquareText size={12} aria-hidden />
                      <span className="visually-hidden">{t('comment')}: </span>
                      {line.comment}
                    </small>
                  )}
                </th>
                {dates.map(({ id, ...times }, at) => {
                  const cell = line.cells[at] ?? null
                  return (
                    <td key={id}>
                      {cell === null ? (
                        <span className="muted">{t('notInvited')}</span>
                      ) : onPick ? (
                        <button
                          type="button"
                          // Who answers goes over to their section: drawn anew there, it is still the one that has the focus.
                          id={`cell-${line.memberId}-${id}`}
                          className="poll-cell"
                          aria-label={`${memberLabel(line)}, ${dayInFull(times)}: ${t(`answers.${cell.answer}`)}`}
                          onClick={() => onPick({ line, dateId: id })}
                        >
                          <Answer cell={cell} />
                        </button>
                      ) : (
                        <Answer cell={cell} />
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

/** Of each needed instrument how many can on each date, and how many more if need be, out of how many. */
function Strength({ dates, instruments }: Pick<PollMatrix, 'dates'> & { instruments: string[] }) {
  const { t } = useTranslation('polls')
  const { count } = useFormat()
  return (
    <tbody className="poll-strength">
      <tr className="poll-section">
        <th scope="rowgroup">
          {t('fields.lineupId')} <small className="muted">{t('strengthKey')}</small>
        </th>
        {dates.map(({ id, light }) => (
          <td key={id}>
            {light && <StatusLabel {...readinessStyles[light.colour]} label={t(`readiness.${light.colour}`)} />}
          </td>
        ))}
      </tr>
      {instruments.map((instrument, row) => (
        <tr key={instrument}>
          <th scope="row">{instrument}</th>
          {dates.map(({ id, light }) => {
            const need = light?.needs[row]
            if (!need) return <td key={id}>–</td>
            const { yes, maybe, silent, needed, short } = need
            // Too few even if all came who have not said no.
            const isOut = yes + maybe + silent < needed
            const said = { yes: count(yes), maybe: count(maybe), needed: count(needed) }
            return (
              <td key={id} className={`tabular${short > 0 ? ' is-short' : ''}${isOut ? ' is-out' : ''}`}>
                <span aria-hidden>{t('strength', said)}</span>
                <span className="visually-hidden">{t('strengthWords', said)}</span>
              </td>
            )
          })}
        </tr>
      ))}
    </tbody>
  )
}

function Answer({ cell: { answer, isAway, isSetByOther, via } }: { cell: PollCell }) {
  const { t } = useTranslation(['polls', 'roster'])
  const note = isSetByOther ? t('setBy') : via === 'told' && t('roster:via.told')
  return (
    <>
      <StatusLabel {...answerStyles[answer]} label={isAway ? t('away') : t(`answers.${answer}`)} />
      {note && (
        <span className="muted" title={note}>
          *<span className="visually-hidden">{note}</span>
        </span>
      )}
    </>
  )
}
