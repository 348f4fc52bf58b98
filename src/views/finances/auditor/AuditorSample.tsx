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
import { drawSample } from '@/redux/finances/auditing'
import type { AuditSayings } from '@/views/finances/audit/auditText'
import { EntryRows } from '@/views/finances/audit/EntryRows'
import type { EntryRow } from '@/views/finances/audit/EntryTableRow'
import { AuditorReceipts } from './AuditorReceipts'
import { MarkButtons } from './MarkButtons'
import type { RemarkSubject } from './RemarkDialog'
import type { AuditMarks } from './useAuditMarks'

const USUAL_SIZE = '10'

interface AuditorSampleProps extends AuditSayings {
  audit: AuditOverview
  token: string
  marks: AuditMarks
  onChanged: () => void
  onRemark: (about: RemarkSubject) => void
}

/** Draws samples, and marks their entries. */
export function AuditorSample({ audit, token, marks, onChanged, onRemark, format, money }: AuditorSampleProps) {
  const { t } = useTranslation(['auditing', 'shell'])
  const { samples, link } = audit
  const [typed, setTyped] = useState(USUAL_SIZE)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | undefined>()

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

  const receiptsOf = (entry: AuditEntry) => <AuditorReceipts token={token} entry={entry} />

  const markedOf = new Map(samples.map((sample) => [sample.financeId, marks.markOf(sample.financeId, sample)]))
  const countOf = (mark: AuditorMark) =>
    [...markedOf.values()].filter((marked) => marked.mark === mark && !marked.isOutdated).length
  const actsOf = ({ id, entry }: EntryRow) => (
    <MarkButtons
      financeId={id}
      entry={entry}
      marked={markedOf.get(id) ?? {}}
      marks={marks}
      auditor={link.name}
      format={format}
      onRemark={onRemark}
    />
  )

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
            seen: format.count(countOf('seen')),
            drawn: format.count(samples.length),
            questions: format.count(countOf('question')),
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
