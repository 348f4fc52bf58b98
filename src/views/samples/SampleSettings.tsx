import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { addSampleTexts } from '@/i18n/sampleTexts'
import { resetSamples } from './calls/sampleResets'
import './sampleSettings.scss'

addSampleTexts()

interface SampleSettingsProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** In the customizer: whether the samples are shown, and the way back to how they were. */
export function SampleSettings({ isOn, onChange }: SampleSettingsProps) {
  const { t } = useTranslation('samples')
  const [isReset, setIsReset] = useState(false)

  async function reset(): Promise<void> {
    await resetSamples()
    setIsReset(true)
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
        <div className="sample-reset">
          <Button size="sm" onClick={() => void reset()}>
            {t('settings.reset')}
          </Button>
          <output className="form-text">{isReset && t('settings.isReset')}</output>
        </div>
      )}
    </fieldset>
  )
}
