import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { FormAlert } from '@/@core/components/fields/FormAlert'

/** A file whose import was taken back, with the way back to it. */
export function TakenBackNote({ name, onGoOn }: { name: string; onGoOn: () => void }) {
  const { t } = useTranslation('imports')
  return (
    <FormAlert tone="info">
      <div className="alert-acts">
        {t('earlier.again', { name })}
        <Button size="sm" onClick={onGoOn}>
          {t('earlier.goOn')}
        </Button>
      </div>
    </FormAlert>
  )
}
