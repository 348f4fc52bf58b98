import { memo } from 'react'
import type { MatrixMember } from '@/redux/calendar/answers'
import { instrumentText } from '@/shared/records/instrumentText'
import { memberLabel } from '@/shared/records/memberLabel'
import { memberSum } from './answerLines'
import { cellStyles, cellWord, type CellWord } from './cellStyles'
import { gridCell } from './gridCell'
import { StatusIcon } from '@/@core/components/page/StatusIcon'

export interface RowTexts {
  /** One for each event: when it is. */
  events: readonly string[]
  cells: Record<CellWord, string>
  yesOfInvited: string
  sum: (yes: number, invited: number) => string
}

interface AnswerRowProps {
  gridId: string
  /** Its place in the grid, lines of the head counted. */
  row: number
  member: MatrixMember
  texts: RowTexts
  /** The first column that is drawn, and the first that no longer is. */
  first: number
  end: number
  /** Where the keys are; -1: in another row. */
  activeColumn: number
}

/** A member's answers. Memoized: a step of the keys or of scrolling renders few rows again. */
export const AnswerRow = memo(function AnswerRow(props: AnswerRowProps) {
  const { gridId, row, member, texts, first, end, activeColumn } = props
  const { cells } = member
  const name = memberLabel(member)
  const sum = memberSum(member)
  return (
    <tr aria-rowindex={row + 1}>
      <th scope="row" {...gridCell(gridId, row, 0, activeColumn === 0)}>
        <span className="answer-name" title={name}>
          {member.name}
        </span>
        <small className="muted">
          {/* The column is narrow: what tells namesakes apart has this line to itself. */}
          <span>{member.beside ?? instrumentText(member)}</span>
          <span className="tabular" title={texts.yesOfInvited}>
            <span className="visually-hidden">{texts.yesOfInvited}: </span>
            {texts.sum(sum.yes, sum.invited)}
          </span>
        </small>
      </th>
      {first > 0 && <td aria-hidden colSpan={first} />}
      {cells.slice(first, end).map((cell, at) => {
        const column = first + at + 1
        const word = cellWord(cell)
        const style = cellStyles[word]
        return (
          <td
            key={column}
            {...gridCell(gridId, row, column, activeColumn === column)}
            title={`${name}, ${texts.events[column - 1]}: ${texts.cells[word]}`}
          >
            <span className={`answer-sign is-${word}${style ? ` tone-${style.tone}` : ''}`}>
              {style && <StatusIcon shape={style.shape} />}
              <span className="visually-hidden">{texts.cells[word]}</span>
            </span>
          </td>
        )
      })}
      {end < cells.length && <td aria-hidden colSpan={cells.length - end} />}
    </tr>
  )
})
