import { matrixCells } from '@contract/calendar/matrix'
import type { StatusShape } from '@/@core/components/page/StatusIcon'
import type { Tone } from '@/@core/components/page/StatusLabel'
import type { MatrixCell } from '@/redux/calendar/answers'
import { answerStyles } from '@/views/calendar/roster/answerStyles'

export type CellWord = (typeof matrixCells)[number] | 'notInvited'

export const cellWords: readonly CellWord[] = [...matrixCells, 'notInvited']

export const cellWord = (cell: MatrixCell): CellWord => cell ?? 'notInvited'

/** A shape beside the hue, so that the hue alone carries no meaning; none for members who are not invited. */
export const cellStyles: Record<CellWord, { shape: StatusShape; tone: Tone } | undefined> = {
  ...answerStyles,
  away: { shape: 'diamond', tone: 'danger' },
  toConfirm: { shape: 'triangle', tone: 'caution' },
  waiting: { shape: 'bars', tone: 'caution' },
  notInvited: undefined,
}
