import { MessageSquareText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PollCell, PollLine, PollMatrix } from '@contract/replies/polls'
import { StatusLabel } from '@/@core/components/page/StatusLabel'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useFormat } from '@/shared/dates/useFormat'
import { answerStyles } from './pollStyles'

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

const isSilent = ({ cells }: PollLine) => cells.every((cell) => cell === null || cell.answer === 'silent')

/** People by section, who said nothing apart; a date a column. */
export function PollTable({ matrix: { members, dates }, onPick }: PollTableProps) {
  const { t } = useTranslation(['polls', 'members'])
  const { day, time } = useEventWhen()
  const { count } = useFormat()
  const heard = members.filter((line) => !isSilent(line))
  const silent = members.filter(isSilent)
  const sections = [...new Set(heard.map(({ section }) => section))]
  const groups: Rows[] = [
    ...sections.map((section) => ({
      key: section,
      title: t(`members:sections.${section}`),
      lines: heard.filter((line) => line.section === section),
    })),
    ...(silent.length > 0 ? [{ key: 'silent', title: t('silentGroup'), lines: silent }] : []),
  ]
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
                {day(times)}
                <small className="muted"> {time(times)}</small>
              </th>
            ))}
          </tr>
        </thead>
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
                  <span className="poll-name">{line.name}</span>
                  {line.instrument !== undefined && <small className="muted">{line.instrument}</small>}
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
                        <span className="muted">{t('notAsked')}</span>
                      ) : onPick ? (
                        <button
                          type="button"
                          className="poll-cell"
                          aria-label={`${line.name}, ${day(times)}: ${t(`answers.${cell.answer}`)}`}
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

function Answer({ cell: { answer, isAway, isSetByOther } }: { cell: PollCell }) {
  const { t } = useTranslation('polls')
  return (
    <>
      <StatusLabel {...answerStyles[answer]} label={isAway ? t('away') : t(`answers.${answer}`)} />
      {isSetByOther && (
        <span className="muted" title={t('setBy')}>
          *<span className="visually-hidden">{t('setBy')}</span>
        </span>
      )}
    </>
  )
}
