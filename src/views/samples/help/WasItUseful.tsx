import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'

/** Below an answer. A sample: it goes nowhere. */
export function WasItUseful() {
  const { t } = useTranslation('samplesHelp')
  const [isUseful, setUseful] = useState<boolean | null>(null)
  return (
    <div className="was-it-useful">
      <span>{t('useful.question')}</span>
      <Button size="sm" isPressed={isUseful === true} onClick={() => setUseful(true)}>
        <ThumbsUp size={15} aria-hidden />
        {t('useful.yes')}
      </Button>
      <Button size="sm" isPressed={isUseful === false} onClick={() => setUseful(false)}>
        <ThumbsDown size={15} aria-hidden />
        {t('useful.no')}
      </Button>
      <output className="form-text">{isUseful !== null && t(isUseful ? 'useful.thanks' : 'useful.sorry')}</output>
    </div>
  )
}
