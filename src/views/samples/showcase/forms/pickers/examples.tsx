import { useState } from 'react'
import { Button } from '@/@core/components/Button'
import { DateField } from '@/@core/components/fields/DateField'
import { SelectField } from '@/@core/components/fields/SelectField'
import { useDateLocale } from '@/i18n/useDateLocale'
import { useFormat } from '@/shared/dates/useFormat'
import { useToday } from '@/shared/dates/useToday'
import { useCounted } from '@/views/samples/showcase/frame/counted'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { daysBetween, timeAfter, timeText, type Span } from './spans'
import { texts } from './texts'
import './page.scss'

export function Kinds() {
  const words = useWords(texts)
  return (
    <>
      <DateField label={words.day} defaultValue="2026-12-13" required />
      <DateField type="month" label={words.month} defaultValue="2026-12" required />
      <DateField type="time" label={words.time} defaultValue="19:30" required />
    </>
  )
}

export function Range() {
  const words = useWords(texts)
  const counted = useCounted()
  const [[from, to], setSpan] = useState<Span>(['2026-11-01', '2026-11-30'])
  const days = daysBetween(from, to)
  const spans: { label: string; span: Span }[] = [
    { label: words.thisMonth, span: ['2026-11-01', '2026-11-30'] },
    { label: words.lastMonth, span: ['2026-10-01', '2026-10-31'] },
    { label: words.season, span: ['2026-02-01', '2026-12-20'] },
  ]
  return (
    <>
      <div className="field-pair">
        <DateField label={words.from} value={from} onChange={({ target }) => setSpan([target.value, to])} required />
        <DateField
          label={words.to}
          value={to}
          min={from}
          onChange={({ target }) => setSpan([from, target.value])}
          hint={days === undefined || days < 1 ? undefined : counted(words.days, days)}
          error={days !== undefined && days < 1 ? words.afterStart : undefined}
          required
        />
      </div>
      <fieldset className="cluster pickers-spans">
        <legend className="visually-hidden">{words.spans}</legend>
        {spans.map(({ label, span }) => (
          <Button key={label} size="sm" isPressed={from === span[0] && to === span[1]} onClick={() => setSpan(span)}>
            {label}
          </Button>
        ))}
      </fieldset>
    </>
  )
}

export function Bounds() {
  const words = useWords(texts)
  const { date } = useFormat()
  const [day, setDay] = useState('')
  const last = useToday()
  return (
    <DateField
      label={words.birthday}
      value={day}
      max={last}
      onChange={({ target }) => setDay(target.value)}
      hint={words.birthdayHint.replace('{{day}}', date(last))}
      error={day > last ? words.future : undefined}
      required
    />
  )
}

export function Duration() {
  const words = useWords(texts)
  const locale = useDateLocale()
  const [start, setStart] = useState('20:00')
  const [minutes, setMinutes] = useState('120')
  const end = timeAfter(start, Number(minutes))
  return (
    <>
      <div className="field-pair">
        <DateField
          type="time"
          label={words.start}
          value={start}
          onChange={({ target }) => setStart(target.value)}
          required
        />
        <SelectField
          label={words.hours}
          value={minutes}
          onChange={({ target }) => setMinutes(target.value)}
          options={[60, 90, 120, 180].map((value, at) => ({ value: String(value), label: words.lengths[at] ?? '' }))}
          required
        />
      </div>
      <output className="pickers-end muted tabular">
        {end && (end.isNextDay ? words.nextDay : words.ends).replace('{{time}}', timeText(end.time, locale))}
      </output>
    </>
  )
}

export function States() {
  const words = useWords(texts)
  return (
    <>
      <DateField label={words.optional} />
      <DateField label={words.wrong} error={words.error} required />
      <DateField type="time" label={words.disabled} defaultValue="19:30" disabled required />
    </>
  )
}

export const page = showcasePage(texts, {
  parts: ['src/@core/components/fields/DateField.tsx'],
  examples: [
    example('kinds', Kinds),
    example('range', Range),
    example('bounds', Bounds),
    example('duration', Duration),
    example('states', States),
  ],
})
