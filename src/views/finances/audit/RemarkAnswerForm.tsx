import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { REMARK_MAX, type AuditRemark } from '@contract/finances/auditing'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { answerRemark } from '@/redux/finances/auditing'

/** The treasurer's answer to a remark. Only the auditor decides whether that settles it. */
export function RemarkAnswerForm({ remark, onSaved }: { remark: AuditRemark; onSaved: () => void }) {
  const { t } = useTranslation(['auditing', 'shell'])
  const [answer, setAnswer] = useState(remark.answer ?? '')
  const [isBusy, setBusy] = useState(false)
  const [alert, setAlert] = useState<string | null>(null)
  const isDirty = answer !== (remark.answer ?? '')
  useDirtyWarning(isDirty)
  const error = answer.length > REMARK_MAX ? validationErrorText(t, `too_long:${REMARK_MAX}`) : undefined

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy || error !== undefined) return
    setBusy(true)
    setAlert(null)
    try {
      await answerRemark({ id: remark.id, answer: answer.trim() })
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
        hint={t('remark.answerHint')}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <Button type="submit" isBusy={isBusy} disabled={!isDirty}>
        {t('remark.save')}
      </Button>
    </Form>
  )
}
