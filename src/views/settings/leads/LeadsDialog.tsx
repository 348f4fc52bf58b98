import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import type { Leads } from '@contract/leads'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { LeadsChoice } from './LeadsChoice'

const FORM_ID = 'leads-form'

interface LeadsDialogProps {
  name: string
  leads: Leads
  /** Rejects with the failure. */
  onSave: (leads: Leads) => Promise<void>
  onClose: () => void
}

/** What somebody leads: sections and groups of people. */
export function LeadsDialog({ name, leads: stored, onSave, onClose }: LeadsDialogProps) {
  const { t } = useTranslation(['settings', 'shell'])
  const [leads, setLeads] = useState(stored)
  const [alert, setAlert] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function save(): Promise<void> {
    setAlert(null)
    setBusy(true)
    try {
      await onSave(leads)
      onClose()
    } catch (thrown) {
      setAlert(unsentText(failureOf(thrown)))
      setBusy(false)
    }
  }

  return (
    <Dialog
      isOpen
      title={t('leads.title', { name })}
      closesOnBackdrop={leads === stored}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:cancel')}</Button>
          <Button type="submit" form={FORM_ID} color="primary" isBusy={isBusy}>
            {t('leads.save')}
          </Button>
        </>
      }
    >
      <Form
        id={FORM_ID}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {alert && <FormAlert>{alert}</FormAlert>}
        <p className="muted">{t('leads.text')}</p>
        <LeadsChoice leads={leads} onChange={setLeads} />
      </Form>
    </Dialog>
  )
}
