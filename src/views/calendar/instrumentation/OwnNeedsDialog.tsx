import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import type { Needs } from '@contract/invitees'
import { InstrumentationWrite } from '@contract/calendar/instrumentation'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import type { Instrumentations } from '@/redux/calendar/instrumentation'
import {
  ANY_ID,
  blankNeed,
  instrumentationSchema,
  toInstrumentationRequest,
  inScoreOrder,
  toNeedRows,
  type InstrumentationValues,
} from './instrumentationForm'
import { NeedRows } from './NeedRows'
import './instrumentation.scss'

const FORM_ID = 'own-needs-form'

interface OwnNeedsDialogProps {
  /** What it begins with. */
  needs: Needs
  instruments: Instrumentations['instruments']
  onTake: (needs: Needs) => void
  onClose: () => void
}

/** The needs of one event, instead of those of its instrumentation. The form around it saves. */
export function OwnNeedsDialog({ needs, instruments, onTake, onClose }: OwnNeedsDialogProps) {
  const { t } = useTranslation(['invitees', 'shell'])
  // The schema is that of an instrumentation, which has a name.
  const [defaults] = useState(() => ({
    name: '–',
    rows: needs.length > 0 ? toNeedRows(inScoreOrder(needs, instruments)) : [blankNeed],
  }))
  const form = useSchemaForm<InstrumentationValues>(instrumentationSchema, defaults)

  async function submit(event: SubmitEvent): Promise<void> {
    // The event's form contains this one, and would be submitted too.
    event.stopPropagation()
    await form.handleSubmit((values) => {
      onTake(InstrumentationWrite.parse(toInstrumentationRequest(values, ANY_ID)).needs)
      onClose()
    })(event)
  }

  return (
    <Dialog
      isOpen
      size="lg"
      title={t('form.needs')}
      closesOnBackdrop={!form.formState.isDirty}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:cancel')}</Button>
          <Button type="submit" form={FORM_ID} color="primary">
            {t('form.takeNeeds')}
          </Button>
        </>
      }
    >
      <Form id={FORM_ID} onSubmit={(event) => void submit(event)} noValidate>
        <NeedRows form={form} instruments={instruments} />
      </Form>
    </Dialog>
  )
}
