import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PROGRAMME_MAX } from '@contract/calendar'
import { Button } from '@/@core/components/Button'
import { TextField } from '@/@core/components/fields/TextField'
import { IconButton } from '@/@core/components/IconButton'
import { blankPiece, toPieceRows, type PieceRow } from './pieceRows'
import { pieceKey, useKnownPieces } from './useKnownPieces'
import './programme.scss'

interface ProgrammeEditorProps {
  rows: readonly PieceRow[]
  onChange: (rows: PieceRow[]) => void
  /** The error message of a field. */
  errorAt: (index: number, field: keyof PieceRow) => string | undefined
}

/** Pieces in the order in which they are played; moved up and down by buttons, which keep the focus with the piece. */
export function ProgrammeEditor({ rows, onChange, errorAt }: ProgrammeEditorProps) {
  const { t } = useTranslation('finish')
  const list = useRef<HTMLOListElement>(null)

  const listId = useId()
  const known = useKnownPieces(rows.length > 0)
  /** Rows as they were when their title brought composer and minutes along: unchanged since, these follow another title. */
  const broughtAlong = useRef(new Set<string>())

  /** A title that the group has played brings its composer and minutes along, and takes them away again; what was typed stays. */
  function setTitle(index: number, title: string): void {
    const row = rows[index]
    if (!row) return
    const isBare = row.composer === '' && row.minutes === ''
    if (!isBare && !broughtAlong.current.has(JSON.stringify(row))) return set(index, { title })
    const [found] = toPieceRows(known.filter((one) => one.title === title))
    if (found) broughtAlong.current.add(JSON.stringify(found))
    set(index, found ?? { ...blankPiece, title })
  }

  function set(index: number, change: Partial<PieceRow>): void {
    onChange(rows.map((row, at) => (at === index ? { ...row, ...change } : row)))
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

  function add(): void {
    onChange([...rows, blankPiece])
    focusIn(rows.length, 'input')
  }

  return (
    <>
      <ol ref={list} className="piece-rows">
        {rows.map((row, index) => {
          const number = index + 1
          return (
            // The same piece may be played twice: only its index is unique.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <fieldset>
                <legend className="visually-hidden">{t('programme.pieceOf', { number })}</legend>
                <TextField
                  label={t('programme.piece')}
                  value={row.title}
                  onChange={(event) => setTitle(index, event.target.value)}
                  list={known.length > 0 ? listId : undefined}
                  error={errorAt(index, 'title')}
                  autoComplete="off"
                  required
                />
                <TextField
                  label={t('programme.composer')}
                  value={row.composer}
                  onChange={(event) => set(index, { composer: event.target.value })}
                  error={errorAt(index, 'composer')}
                  autoComplete="off"
                />
                <TextField
                  className="piece-minutes"
                  label={t('programme.minutesLabel')}
                  value={row.minutes}
                  onChange={(event) => set(index, { minutes: event.target.value.trim() })}
                  error={errorAt(index, 'minutes')}
                  inputMode="numeric"
                  autoComplete="off"
                />
                <span className="piece-acts">
                  <IconButton
                    className="piece-up"
                    icon={ArrowUp}
                    label={t('programme.up', { number })}
                    onClick={() => move(index, -1)}
                  />
                  <IconButton
                    className="piece-down"
                    icon={ArrowDown}
                    label={t('programme.down', { number })}
                    onClick={() => move(index, 1)}
                  />
                  <IconButton icon={X} label={t('programme.remove', { number })} onClick={() => remove(index)} />
                </span>
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
        <Button size="sm" onClick={add}>
          <Plus size={15} aria-hidden />
          {t('programme.add')}
        </Button>
      )}
    </>
  )
}
