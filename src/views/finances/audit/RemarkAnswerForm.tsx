import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { REMARK_MAX, type AuditRemark } from '@contract/treasury/auditing'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { useAppDispatch } from '@/redux/hooks'
import { answerRemark } from '@/redux/treasury/auditing'

/** What the treasurer says to a remark, and whether it is settled. */
export function RemarkAnswerForm({ remark, onSaved }: { remark: AuditRemark; onSaved: () => void }) {
  const { t } = useTranslation(['auditing', 'shell'])
  const dispatch = useAppDispatch()
  const [answer, setAnswer] = useState(remark.answer ?? '')
  const [isResolved, setResolved] = useState(remark.resolvedAt !== undefined)
  const [isBusy, setBusy] = useState(false)
  const [alert, setAlert] = useState<string | null>(null)
  const isDirty = answer !== (remark.answer ?? '') || isResolved !== (remark.resolvedAt !== undefined)
  useDirtyWarning(isDirty)
  const error = answer.length > REMARK_MAX ? validationErrorText(t, `too_long:${REMARK_MAX}`) : undefined

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy || error !== undefined) return
    setBusy(true)
    setAlert(null)
    try {
      await dispatch(answerRemark({ id: remark.id, answer: answer.trim(), isResolved })).unwrap()
      showToast.success(t('remark.saved'))
      onSaved()
    } catch (thrown) {
      setAlert(unsentText(failureOf(thrown)))
    }
    setBusy(false)
  }

  return (
    <Form onSubmit={(event) => void save(event)} noValidate>
      {alert && <FormAlert>{alert}</FormAlert>}
      <TextAreaField
        label={t('remark.answer')}
        rows={2}
        value={answer}
        error={error}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <CheckboxField
        label={t('remark.resolved')}
        checked={isResolved}
        onChange={(event) => setResolved(event.target.checked)}
      />
      <Button type="submit" isBusy={isBusy} disabled={!isDirty}>
        {t('remark.save')}
      </Button>
    </Form>
  )
}
