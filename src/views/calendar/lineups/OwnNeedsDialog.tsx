import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import type { Needs } from '@contract/asking'
import { LineupWrite } from '@contract/calendar/lineups'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import type { Lineups } from '@/redux/calendar/lineups'
import { ANY_ID, blankNeed, lineupSchema, toLineupRequest, toNeedRows, type LineupValues } from './lineupForm'
import { NeedRows } from './NeedRows'
import './lineups.scss'

const FORM_ID = 'own-needs-form'

interface OwnNeedsDialogProps {
  /** What it begins with. */
  needs: Needs
  instruments: Lineups['instruments']
  onTake: (needs: Needs) => void
  onClose: () => void
}

/** What one event needs in place of what its line-up says. The form around it saves. */
export function OwnNeedsDialog({ needs, instruments, onTake, onClose }: OwnNeedsDialogProps) {
  const { t } = useTranslation(['asking', 'shell'])
  // A line-up's rules hold for it, which has a name.
  const [defaults] = useState(() => ({ name: '–', rows: needs.length > 0 ? toNeedRows(needs) : [blankNeed] }))
  const form = useSchemaForm<LineupValues>(lineupSchema, defaults)

  async function submit(event: SubmitEvent): Promise<void> {
    // The event's form holds this one, and would be sent too.
    event.stopPropagation()
    await form.handleSubmit((values) => {
      onTake(LineupWrite.parse(toLineupRequest(values, ANY_ID)).needs)
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
