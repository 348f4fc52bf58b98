import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { FormAlert } from './FormAlert'

interface DraftNoteProps {
  onDiscard: () => void
}

/** Says that `useFormDraft` filled the form, and lets the person begin anew. */
export function DraftNote({ onDiscard }: DraftNoteProps) {
  const { t } = useTranslation('shell')
  return (
    <FormAlert tone="info">
      <div className="draft-note">
        {t('unsaved.restored')}
        <Button color="link" size="sm" onClick={onDiscard}>
          {t('unsaved.discard')}
        </Button>
      </div>
    </FormAlert>
  )
}
