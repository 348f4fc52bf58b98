import { ArrowDown, ArrowUp, Coffee, LibraryBig, Plus, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PROGRAMME_MAX } from '@contract/calendar'
import type { LibraryPiece } from '@contract/calendar/pieces'
import { writeLength } from '@contract/lengths'
import { numberLines } from '@contract/calendar/programmeLines'
import type { EventRoster } from '@contract/calendar/replies'
import { Button } from '@/@core/components/Button'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { IconButton } from '@/@core/components/IconButton'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { paths } from '@/configs/paths'
import { withTexts } from '@/i18n/i18n'
import { PieceChoice } from './PieceChoice'
import { blankPiece, tiesOf, type PieceRow } from './pieceRows'
import { retitle } from './pieceTitle'
import { pieceKey, useKnownPieces } from './useKnownPieces'
import { useScored } from './useScored'
import './programme.scss'

const PiecePlayability = lazyPart(
  loader(() => withTexts(['instruments'], import('./PiecePlayability'))),
  (file) => file.PiecePlayability,
)

interface ProgrammeEditorProps {
  /** The coming event of which it is said what can be played by those who said yes. Absent: of none. */
  comingId?: string | undefined
  rows: readonly PieceRow[]
  /** The dates of an event of several days, of which each piece can be of one. */
  days?: readonly string[]
  onChange: (rows: PieceRow[]) => void
  /** The error message of a field. */
  errorAt: (index: number, field: keyof PieceRow) => string | undefined
}

/** Pieces in the order in which they are played; moved up and down by buttons, which keep the focus with the piece. */
export function ProgrammeEditor({ rows, days = [], onChange, errorAt, comingId }: ProgrammeEditorProps) {
  const { t } = useTranslation(['finish', 'events'])
  const list = useRef<HTMLOListElement>(null)

  const listId = useId()
  const { roster, instrumentationOf, note } = useScored(
    comingId,
    rows.some(({ pieceId }) => pieceId !== undefined),
  )
  const known = useKnownPieces(rows.length > 0)
  /** The row whose title is being typed, as it was before, and as the title left it. */
  const touched = useRef<{ base: PieceRow; left: string }>(null)

  function setTitle(index: number, title: string): void {
    const row = rows[index]
    if (!row) return
    const base = touched.current?.left === JSON.stringify(row) ? touched.current.base : row
    const next = retitle(row, title, known, base)
    touched.current = { base, left: JSON.stringify(next) }
    onChange(rows.with(index, next))
  }

  function set(index: number, change: Partial<PieceRow>): void {
    onChange(rows.map((row, at) => (at === index ? { ...row, ...change } : row)))
  }

  function tie(
    index: number,
    change: { kind?: 'encore' | undefined; pieceId?: undefined; day?: number | undefined },
  ): void {
    const { kind, pieceId, day, ...typed } = rows[index] ?? blankPiece
    onChange(rows.with(index, { ...typed, ...tiesOf({ kind, pieceId, day, ...change }) }))
  }

  function focusIn(index: number, selector: string): void {
    // Once the rows are drawn in their new order.
    requestAnimationFrame(() => list.current?.children[index]?.querySelector<HTMLElement>(selector)?.focus())
  }

  function move(index: number, step: -1 | 1): void {
    const moved = rows[index]
    const other = rows[index + step]
    if (!moved || !other) return
    onChange(rows.with(index, other).with(index + step, moved))
    focusIn(index + step, step === -1 ? '.piece-up' : '.piece-down')
  }

  function remove(index: number): void {
    onChange(rows.filter((_, at) => at !== index))
    focusIn(Math.max(0, index - 1), 'input')
  }

  function add(row: PieceRow): void {
    // The next piece is most often of the same day.
    onChange([...rows, { ...row, ...tiesOf({ day: days.length > 0 ? rows.at(-1)?.day : undefined }) }])
    focusIn(rows.length, 'input')
  }

  /** As listeners count them: an intermission and encores have names, not numbers. */
  const names = numberLines(rows).map(({ line: { kind, title }, number }) => {
    if (kind === undefined) return t('programme.pieceOf', { number })
    const word = t(kind === 'encore' ? 'events:programme.encore' : 'programme.intermission')
    return title === word ? word : `${word} ${title}`.trim()
  })

  function choose(piece: LibraryPiece): void {
    note(piece)
    add(rowOf(piece))
  }

  return (
    <>
      {/* Above the lines, so that it stays where it is as they become more. */}
      {rows.length < PROGRAMME_MAX && <PieceChoice onChoose={choose} />}
      <ol ref={list} className="piece-rows">
        {rows.map((row, index) => {
          const line = names[index] ?? ''
          return (
            // The same piece may be played twice: only its index is unique.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <fieldset>
                <legend className="visually-hidden">{line}</legend>
                <TextField
                  label={t(row.kind === 'intermission' ? 'programme.intermission' : 'programme.piece')}
                  value={row.title}
                  onChange={(event) => setTitle(index, event.target.value)}
                  list={known.length > 0 && row.kind !== 'intermission' ? listId : undefined}
                  error={errorAt(index, 'title')}
                  autoComplete="off"
                  required
                />
                {row.kind !== 'intermission' && (
                  <TextField
                    label={t('programme.composer')}
                    value={row.composer}
                    onChange={(event) => set(index, { composer: event.target.value })}
                    error={errorAt(index, 'composer')}
                    autoComplete="off"
                  />
                )}
                <TextField
                  className="piece-minutes"
                  label={t('programme.minutesLabel')}
                  value={row.minutes}
                  onChange={(event) => set(index, { minutes: event.target.value.trim() })}
                  error={errorAt(index, 'minutes')}
                  placeholder={t('programme.lengthExample')}
                  autoComplete="off"
                />
                {days.length > 0 && (
                  <SelectField
                    label={t('programme.day')}
                    value={row.day === undefined ? '' : String(row.day)}
                    onChange={({ target }) =>
                      tie(index, { day: target.value === '' ? undefined : Number(target.value) })
                    }
                    placeholder={t('programme.everyDay')}
                    options={days.map((label, day) => ({ value: String(day), label }))}
                  />
                )}
                <span className="piece-acts">
                  <IconButton
                    className="piece-up"
                    icon={ArrowUp}
                    label={t('programme.up', { line })}
                    onClick={() => move(index, -1)}
                  />
                  <IconButton
                    className="piece-down"
                    icon={ArrowDown}
                    label={t('programme.down', { line })}
                    onClick={() => move(index, 1)}
                  />
                  <IconButton icon={X} label={t('programme.remove', { line })} onClick={() => remove(index)} />
                </span>
                {row.kind !== 'intermission' && (
                  <span className="piece-ties">
                    <CheckboxField
                      label={t('events:programme.encore')}
                      checked={row.kind === 'encore'}
                      onChange={() => tie(index, { kind: row.kind === 'encore' ? undefined : 'encore' })}
                    />
                    {row.pieceId !== undefined && (
                      <span className="piece-tie">
                        <Link to={paths.piece(row.pieceId)} target="_blank">
                          <LibraryBig size={14} aria-hidden />
                          {t('programme.inRepertoire')}
                        </Link>
                        <IconButton
                          icon={X}
                          size="sm"
                          label={t('programme.untie', { line })}
                          onClick={() => tie(index, { pieceId: undefined })}
                        />
                      </span>
                    )}
                    <Playable
                      roster={roster}
                      day={row.day}
                      instrumentation={row.pieceId === undefined ? undefined : instrumentationOf(row.pieceId)}
                    />
                  </span>
                )}
              </fieldset>
            </li>
          )
        })}
      </ol>
      <datalist id={listId}>
        {known.map((piece) => (
          <option key={pieceKey(piece)} value={piece.title}>
            {piece.composer}
          </option>
        ))}
      </datalist>
      {rows.length < PROGRAMME_MAX && (
        <span className="cluster">
          <Button size="sm" onClick={() => add(blankPiece)}>
            <Plus size={15} aria-hidden />
            {t('programme.add')}
          </Button>
          <Button
            size="sm"
            onClick={() => add({ ...blankPiece, title: t('programme.intermission'), kind: 'intermission' })}
          >
            <Coffee size={15} aria-hidden />
            {t('programme.addIntermission')}
          </Button>
        </span>
      )}
    </>
  )
}

interface PlayableProps {
  roster: EventRoster | null
  instrumentation: string | undefined
  day: number | undefined
}

function Playable({ roster, instrumentation, day }: PlayableProps) {
  if (roster === null || instrumentation === undefined) return null
  return <PiecePlayability {...{ instrumentation, roster, day }} />
}

/** As its line begins. */
const rowOf = ({ id, title, composer = '', ...length }: LibraryPiece): PieceRow => ({
  title,
  composer,
  minutes: writeLength(length),
  pieceId: id,
})
