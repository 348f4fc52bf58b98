import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { resetSamples } from './sampleResets'

interface SampleSettingsProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** In the customizer: whether the samples are shown, and the way back to how they were. */
export function SampleSettings({ isOn, onChange }: SampleSettingsProps) {
  const { t } = useTranslation('samples')

  async function reset(): Promise<void> {
    await resetSamples()
    showToast.success(t('settings.isReset'))
  }

  return (
    <fieldset className="choice-group">
      <legend>{t('title')}</legend>
      <CheckboxField
        label={t('settings.show')}
        hint={t('settings.hint')}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      {isOn && (
        <Button size="sm" onClick={() => void reset()}>
          {t('settings.reset')}
        </Button>
      )}
    </fieldset>
  )
}
