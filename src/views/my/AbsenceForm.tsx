import { useState, type FormEvent } from 'react'
import { ABSENCE_DAYS_MAX, REASON_MAX, type Absence, addAbsenceCall } from '@contract/calendar/absences'
import { failureOf } from '@/api/failure'
import { failureWords } from './failureWords'
import { usePersonal } from './personal'

/** A UUID of version 7 (RFC 9562, 5.7), in a tenth of what the package brings: a phone waits for every kilobyte of this page. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const view = new DataView(bytes.buffer)
  const now = Date.now()
  view.setUint32(0, Math.floor(now / 0x1_0000))
  view.setUint16(4, now % 0x1_0000)
  view.setUint8(6, (view.getUint8(6) & 0x0f) | 0x70)
  view.setUint8(8, (view.getUint8(8) & 0x3f) | 0x80)
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

// The form was opened by a press just before.
const takeFocus = (field: HTMLInputElement | null) => field?.focus()

export interface AbsenceFormProps {
  today: string
  onSaved: (absence: Absence) => void
  onCancel: () => void
}

type Wrong = { field: 'firstDay' | 'lastDay'; text: 'required' | 'order' | 'tooLong' }

function wrongOf(firstDay: string, lastDay: string): Wrong | null {
  if (firstDay === '') return { field: 'firstDay', text: 'required' }
  if (lastDay === '') return { field: 'lastDay', text: 'required' }
  if (lastDay < firstDay) return { field: 'lastDay', text: 'order' }
  const isTooLong = Date.parse(lastDay) - Date.parse(firstDay) >= ABSENCE_DAYS_MAX * 86_400_000
  return isTooLong ? { field: 'lastDay', text: 'tooLong' } : null
}

export function AbsenceForm({ today, onSaved, onCancel }: AbsenceFormProps) {
  const { t, request } = usePersonal()
  // The same id at every try: one that came through unheard is not stored twice.
  const [id] = useState(() => newId())
  const [values, setValues] = useState({ firstDay: today, lastDay: today, reason: '' })
  const [wrong, setWrong] = useState<Wrong | null>(null)
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function save(submitted: FormEvent): Promise<void> {
    submitted.preventDefault()
    const { firstDay, lastDay, reason } = values
    const found = wrongOf(firstDay, lastDay)
    setWrong(found)
    if (found !== null || isBusy) return
    setBusy(true)
    setFailure('')
    try {
      const data = { absence: { id, firstDay, lastDay, ...(reason.trim() !== '' && { reason: reason.trim() }) } }
      const { absence } = await request(addAbsenceCall, { data })
      onSaved(absence)
    } catch (thrown) {
      setFailure(failureWords(t, failureOf(thrown).code))
      setBusy(false)
    }
  }

  function dayField(field: 'firstDay' | 'lastDay', label: string) {
    const isWrong = wrong?.field === field
    return (
      <label className="form-label">
        {label}
        <input
          ref={field === 'firstDay' ? takeFocus : undefined}
          type="date"
          className={`form-control${isWrong ? ' is-invalid' : ''}`}
          min={today}
          value={values[field]}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? 'absence-wrong' : undefined}
          onChange={({ target }) => {
            const day = target.value
            const moved = field === 'firstDay' && values.lastDay < day ? { lastDay: day } : {}
            setValues({ ...values, ...moved, [field]: day })
          }}
        />
      </label>
    )
  }

  return (
    // Escape gives the form up from any of its fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className="my-absence-form"
      noValidate
      onSubmit={(submitted) => void save(submitted)}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      {dayField('firstDay', t('absences.from'))}
      {dayField('lastDay', t('absences.to'))}
      <label className="form-label my-wide">
        {t('absences.reason')}
        <input
          className="form-control"
          maxLength={REASON_MAX}
          value={values.reason}
          onChange={({ target }) => setValues({ ...values, reason: target.value })}
        />
      </label>
      {wrong !== null && (
        <p id="absence-wrong" className="my-refused my-wide" role="alert">
          {t(`absences.${wrong.text}`)}
        </p>
      )}
      {failure !== '' && (
        <p className="my-refused my-wide" role="alert">
          {failure}
        </p>
      )}
      <div className="cluster my-wide">
        <button type="submit" className="btn btn-primary" aria-disabled={isBusy || undefined}>
          {t('absences.save')}
        </button>
        <button type="button" className="btn btn-secondary" onClick={onCancel}>
          {t('absences.cancel')}
        </button>
      </div>
    </form>
  )
}
