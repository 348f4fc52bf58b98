import { CalendarDays } from 'lucide-react'
import {
  use,
  useImperativeHandle,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
} from 'react'
import { useTranslation } from 'react-i18next'
import { DropPanel } from '@/@core/components/DropPanel'
import { Input } from './Input'
import { IconButton } from '@/@core/components/IconButton'
import { useMediaQuery } from '@/@core/hooks/useMediaQuery'
import { DateHabitsContext } from './dateHabits'
import { dayPattern, readTypedDay, readTypedTime, writeDay, writeTime } from './dateTexts'
import { MonthPickerPanel, PICKER_HEIGHT_REM } from './MonthPickerPanel'
import './dateInput.scss'

/** What is told of a change, in the form that inputs tell it. */
interface DateChange {
  target: {
    name: string
    /** Empty where nothing is typed, or nothing that can be read. */
    value: string
    validity: { badInput: boolean }
  }
  type: 'change'
}

type InputProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'size' | 'ref'>

export interface DateInputProps extends InputProps {
  /** A day is `YYYY-MM-DD`, a month `YYYY-MM`, a time of day `HH:MM`. */
  type?: 'date' | 'month' | 'time'
  value?: string
  defaultValue?: string
  onChange?: (change: DateChange) => void
  /** A value that is meant to stay: chosen in the calendar, or typed and then left or confirmed by Enter. */
  onFinish?: (value: string) => void
  /** react-hook-form's: it reads and writes `value`. */
  ref?: Ref<DateInputHandle | HTMLInputElement>
  'aria-invalid'?: true | undefined
}

interface DateInputHandle {
  type: 'text'
  value: string
  focus: () => void
}

/**
 * A day or a time, typed and shown as the person's region writes it. Where fingers are the pointer, and for months, it is the
 * browser's own field, which follows the device.
 */
export function DateInput(props: DateInputProps) {
  const isTouch = useMediaQuery('(pointer: coarse)')
  return isTouch || props.type === 'month' ? <BrowserDateInput {...props} /> : <TypedDateInput {...props} />
}

function BrowserDateInput({ type = 'date', onChange, onFinish, ref, ...input }: DateInputProps) {
  return (
    <Input
      {...input}
      type={type}
      ref={ref as Ref<HTMLInputElement>}
      placeholder={type === 'month' ? 'YYYY-MM' : undefined}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
        onChange?.({ target, type: 'change' })
        if (target.value !== '') onFinish?.(target.value)
      }}
    />
  )
}

function TypedDateInput(props: DateInputProps) {
  const {
    type = 'date',
    value: given,
    defaultValue = '',
    min,
    max,
    onChange,
    onFinish,
    onBlur,
    onKeyDown,
    ref,
    ...input
  } = props
  const { t } = useTranslation('shell')
  const { locale } = use(DateHabitsContext)
  const [own, setOwn] = useState(defaultValue)
  const [typed, setTyped] = useState<{ text: string; isFinished: boolean } | null>(null)
  const [side, setSide] = useState<'below' | 'above'>('below')
  const element = useRef<HTMLInputElement>(null)
  const held = useRef(defaultValue)

  // What a form holds by a reference. One object for good: a new one would be a new field.
  const [handle] = useState<DateInputHandle>(() => ({
    type: 'text',
    get value() {
      return held.current
    },
    set value(next: string) {
      held.current = next
      setOwn(next)
      setTyped(null)
    },
    focus: () => element.current?.focus(),
  }))
  useImperativeHandle(ref, () => handle)

  const value = given ?? own
  const [thisYear] = useState(() => new Date().getFullYear())
  const read = (text: string, isFinished: boolean) =>
    type === 'time' ? readTypedTime(text, isFinished) : readTypedDay(text, locale, isFinished ? thisYear : undefined)
  const written = type === 'time' ? writeTime(value, locale) : writeDay(value, locale)
  // What was typed stays to be seen as long as it is what the form holds; unreadable, that is nothing.
  const isKept = typed !== null && (!typed.isFinished || (read(typed.text, true) ?? '') === value)
  const text = isKept ? typed.text : written
  const isUnread = text.trim() !== '' && value === ''

  function tell(next: string, badInput: boolean): void {
    held.current = next
    setOwn(next)
    onChange?.({ target: { name: input.name ?? '', value: next, validity: { badInput } }, type: 'change' })
  }

  function change(next: string): void {
    setTyped({ text: next, isFinished: false })
    const meant = read(next, false) ?? ''
    tell(meant, meant === '' && next.trim() !== '')
  }

  function choose(next: string): void {
    setTyped(null)
    tell(next, false)
    onFinish?.(next)
  }

  function finish(): void {
    if (typed === null || typed.isFinished) return
    const meant = read(typed.text, true)
    if (meant === undefined) {
      setTyped(typed.text.trim() === '' ? null : { ...typed, isFinished: true })
      return
    }
    setTyped(null)
    if (meant !== value) tell(meant, false)
    onFinish?.(meant)
  }

  const field = (
    <Input
      {...input}
      ref={element}
      type="text"
      className={`date-input${type === 'date' ? ' has-calendar' : ''}${input.className === undefined ? '' : ` ${input.className}`}`}
      autoComplete={input.autoComplete ?? 'off'}
      placeholder={
        type === 'date'
          ? dayPattern(locale, t('dates.letters').split(' '))
          : // Where a time stands, and none: digits would look typed.
            writeTime('19:30', locale).replaceAll(/[\d\p{L}]/gu, '-')
      }
      value={text}
      data-unread={isUnread ? (type === 'date' ? 'bad_date' : 'bad_time') : undefined}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => change(target.value)}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        finish()
        onBlur?.(event)
      }}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter') finish()
        onKeyDown?.(event)
      }}
    />
  )
  if (type === 'time') return field
  return (
    <div className="date-field">
      {field}
      <DropPanel
        className="date-drop"
        side={side}
        renderTrigger={({ onClick, ...trigger }) => (
          <IconButton
            icon={CalendarDays}
            size="sm"
            label={t('dates.open')}
            disabled={input.disabled}
            {...trigger}
            onClick={({ currentTarget }) => {
              const { top, bottom } = currentTarget.getBoundingClientRect()
              const height = PICKER_HEIGHT_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
              setSide(window.innerHeight - bottom > height || top < height ? 'below' : 'above')
              onClick()
            }}
          />
        )}
      >
        {(close) => (
          <MonthPickerPanel
            day={value}
            min={min === undefined ? undefined : String(min)}
            max={max === undefined ? undefined : String(max)}
            onChoose={(day) => {
              choose(day)
              close()
            }}
          />
        )}
      </DropPanel>
    </div>
  )
}
