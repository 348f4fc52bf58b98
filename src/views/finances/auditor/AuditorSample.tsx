import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { SAMPLE_MAX, type AuditEntry, type AuditOverview, type AuditorMark } from '@contract/finances/auditing'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { TextField } from '@/@core/components/fields/TextField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { drawSample, markEntry } from '@/redux/finances/auditing'
import type { AuditSayings } from '@/views/finances/audit/auditText'
import { EntryRows } from '@/views/finances/audit/EntryRows'
import type { EntryRow } from '@/views/finances/audit/EntryTableRow'
import { AuditorReceipts } from './AuditorReceipts'
import type { RemarkSubject } from './RemarkDialog'

const USUAL_SIZE = '10'

interface AuditorSampleProps extends AuditSayings {
  audit: AuditOverview
  token: string
  onChanged: () => void
  onRemark: (about: RemarkSubject) => void
}

/** Draws samples, and marks their entries. */
export function AuditorSample({ audit, token, onChanged, onRemark, format, money }: AuditorSampleProps) {
  const { t } = useTranslation(['auditing', 'shell'])
  const { samples, link } = audit
  const [typed, setTyped] = useState(USUAL_SIZE)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | undefined>()
  const markOf = new Map(samples.map(({ financeId, mark }) => [financeId, mark]))

  async function draw(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const size = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0
    const validationError = size < 1 ? 'too_small:1' : size > SAMPLE_MAX ? `too_big:${SAMPLE_MAX}` : undefined
    setError(validationErrorText(t, validationError))
    if (validationError !== undefined) return
    setBusy(true)
    try {
      const drawn = (await drawSample({ token, size })).samples.length - samples.length
      if (drawn > 0) showToast.success(t('draw.drew', { count: drawn, shown: format.count(drawn) }))
      else showToast.success(t('draw.all'))
    } catch (thrown) {
      const failure = failureOf(thrown)
      const word = failure.fields['size']
      if (word === undefined) showToast.error(unsentText(failure))
      else setError(validationErrorText(t, word))
    }
    setBusy(false)
    onChanged()
  }

  async function mark(financeId: string, wanted: AuditorMark): Promise<void> {
    try {
      const isOff = markOf.get(financeId) === wanted
      await markEntry({ token, financeId, mark: isOff ? null : wanted })
    } catch (thrown) {
      showToast.error(unsentText(failureOf(thrown)))
    }
    onChanged()
  }

  const receiptsOf = (entry: AuditEntry) => <AuditorReceipts token={token} entry={entry} />

  function actsOf({ id, entry }: EntryRow) {
    const name = entry?.description ?? t('entry.gone')
    return (
      <span>
        <Button
          size="sm"
          isPressed={markOf.get(id) === 'seen'}
          label={t('entry.markSeen', { name })}
          onClick={() => void mark(id, 'seen')}
        >
          {t('entry.marks.seen')}
        </Button>
        <Button
          size="sm"
          isPressed={markOf.get(id) === 'question'}
          label={t('entry.markQuestion', { name })}
          onClick={() => void mark(id, 'question')}
        >
          {t('entry.marks.question')}
        </Button>
        {entry && (
          <Button
            size="sm"
            color="ghost"
            label={t('remark.addOf', { name })}
            onClick={() => onRemark({ financeId: id, name })}
          >
            {t('remark.add')}
          </Button>
        )}
      </span>
    )
  }

  return (
    <section aria-labelledby="auditor-sample">
      <h2 id="auditor-sample">{t('draw.title')}</h2>
      <Form className="auditor-draw" onSubmit={(event) => void draw(event)} noValidate>
        <TextField
          label={t('draw.size')}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          error={error}
          required
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" color="primary" isBusy={isBusy}>
          {samples.length === 0 ? t('draw.act') : t('draw.more')}
        </Button>
      </Form>
      {samples.length === 0 ? (
        <p className="muted">{t('draw.none')}</p>
      ) : (
        <EntryRows
          caption={t('draw.done', {
            seen: format.count(link.seen),
            drawn: format.count(link.drawn),
            questions: format.count(link.questions),
          })}
          rows={samples.map(({ financeId: id, entry }) => ({ id, entry }))}
          bookings={audit.bookings}
          receiptsOf={receiptsOf}
          actsOf={actsOf}
          format={format}
          money={money}
        />
      )}
    </section>
  )
}
