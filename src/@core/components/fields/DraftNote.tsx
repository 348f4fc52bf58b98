import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { FormAlert } from './FormAlert'

interface DraftNoteProps {
  onDiscard: () => void
}

/** Says that `useFormDraft` filled the form, and lets the person begin anew. */
export function DraftNote({ onDiscard }: DraftNoteProps) {
  const { t } = useTranslation('forms')
  return (
    <FormAlert tone="info">
      <div className="draft-note">
        {t('draft.restored')}
        <Button color="link" size="sm" onClick={onDiscard}>
          {t('draft.discard')}
        </Button>
      </div>
    </FormAlert>
  )
}
