import { useId, useState, type FormEvent } from 'react'
import { setOwnValueCall, type MyOwnField, type OwnValue } from '@contract/ownValues'
import { decimalSignOf, readNumber } from '@/@core/import/parsing/readNumber'
import { failureOf } from '@/api/failure'
import { createFormat } from '@/i18n/format'
import { failureWords } from './failureWords'
import { usePersonal } from './personal'

interface OwnSectionProps {
  fields: readonly MyOwnField[]
  timeZone: string
  onChanged: (fields: MyOwnField[]) => void
  /** A value was stored; `name` is its field. */
  onSaved: (name: string) => void
}

/** What the group asks of its members besides: what the person may write of themselves, and what they may read. */
export function OwnSection({ fields, timeZone, onChanged, onSaved }: OwnSectionProps) {
  const { t } = usePersonal()
  return (
    <section className="card my-card" aria-labelledby="my-own">
      <h2 id="my-own">{t('own.title')}</h2>
      {fields.map((field) =>
        field.isWritable ? (
          // Begins anew with each stored value.
          <OwnForm
            key={`${field.id} ${JSON.stringify(field.value)}`}
            field={field}
            timeZone={timeZone}
            onChanged={onChanged}
            onSaved={onSaved}
          />
        ) : (
          <p key={field.id} className="my-own-value">
            <strong>{field.name}</strong>
            <ValueText field={field} timeZone={timeZone} />
          </p>
        ),
      )}
    </section>
  )
}

function ValueText({ field, timeZone }: { field: MyOwnField; timeZone: string }) {
  const { t, locale, language } = usePersonal()
  const { kind, options = [], value } = field
  const { date } = createFormat(locale, timeZone, language)
  if (value === undefined) return <span className="muted">{t('own.none')}</span>
  if (typeof value === 'boolean') return <span>{t(value ? 'yes' : 'no')}</span>
  if (typeof value === 'number') return <span>{new Intl.NumberFormat(language).format(value)}</span>
  if (typeof value === 'object')
    return <span>{t(value.isGiven ? 'own.given' : 'own.refused', { date: date(value.on) })}</span>
  if (kind === 'choice') return <span>{options.find(({ id }) => id === value)?.name}</span>
  return <span>{kind === 'date' ? date(value) : value}</span>
}

const toText = (value: OwnValue | undefined, language: string): string => {
  if (typeof value === 'object') return value.isGiven ? 'yes' : 'no'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number')
    return new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 20 }).format(value)
  return value ?? ''
}

/** As it is sent; null: no value. What is no number goes as it is, and is refused. */
function toValue({ kind }: MyOwnField, text: string, today: string, language: string): OwnValue | null {
  const typed = text.trim()
  if (typed === '') return null
  if (kind === 'yesNo') return typed === 'yes'
  if (kind === 'consent') return { isGiven: typed === 'yes', on: today }
  return (kind === 'number' ? readNumber(typed, decimalSignOf(language)) : undefined) ?? typed
}

function OwnForm({ field, timeZone, onChanged, onSaved }: Omit<OwnSectionProps, 'fields'> & { field: MyOwnField }) {
  const { t, request, locale, language } = usePersonal()
  const id = useId()
  const stored = toText(field.value, language)
  const [text, setText] = useState(stored)
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function save(submitted: FormEvent): Promise<void> {
    submitted.preventDefault()
    if (isBusy) return
    setBusy(true)
    setFailure('')
    try {
      const value = toValue(field, text, createFormat(locale, timeZone).isoDay(new Date()), language)
      const { ownFields } = await request(setOwnValueCall, { data: { ownValue: { fieldId: field.id, value } } })
      onSaved(field.name)
      onChanged(ownFields)
    } catch (thrown) {
      const { code } = failureOf(thrown)
      setFailure(code === 'invalid' ? t('own.wrong') : failureWords(t, code))
      setBusy(false)
    }
  }

  const control = {
    id,
    value: text,
    'aria-invalid': failure === '' ? undefined : true,
    'aria-describedby': failure === '' ? undefined : `${id}-wrong`,
    onChange: ({ target }: { target: { value: string } }) => setText(target.value),
  }
  return (
    <form className="my-own-form" noValidate onSubmit={(submitted) => void save(submitted)}>
      <label className="form-label" htmlFor={id}>
        {field.name}
      </label>
      {choicesOf() ? (
        <select className="form-select" {...control}>
          <option value="">{t('own.none')}</option>
          {choicesOf()?.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input
          type={field.kind === 'date' ? 'date' : 'text'}
          inputMode={field.kind === 'number' ? 'decimal' : undefined}
          className="form-control"
          autoComplete="off"
          {...control}
        />
      )}
      {typeof field.value === 'object' && (
        <small className="muted">
          <ValueText field={field} timeZone={timeZone} />
        </small>
      )}
      {failure !== '' && (
        <p id={`${id}-wrong`} className="my-refused" role="alert">
          {failure}
        </p>
      )}
      {text !== stored && (
        <button type="submit" className="btn btn-primary" aria-disabled={isBusy || undefined}>
          {t('own.save', { name: field.name })}
        </button>
      )}
    </form>
  )

  function choicesOf() {
    const { kind, options = [] } = field
    if (kind === 'choice') return options.map(({ id: value, name: label }) => ({ value, label }))
    if (kind !== 'yesNo' && kind !== 'consent') return undefined
    const [yes, no] = kind === 'consent' ? (['own.agree', 'own.disagree'] as const) : (['yes', 'no'] as const)
    return [
      { value: 'yes', label: t(yes) },
      { value: 'no', label: t(no) },
    ]
  }
}
