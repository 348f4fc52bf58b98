import { Circle, CircleCheck, CircleDot } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { MiscSample } from './MiscSample'

const steps = [
  { id: 'saved', state: 'done', icon: CircleCheck },
  { id: 'tuned', state: 'current', icon: CircleDot },
  { id: 'heard', state: 'next', icon: Circle },
] as const

export function MaintenanceSample() {
  const { t } = useTranslation('samplesMisc')
  const [looks, setLooks] = useState(0)
  return (
    <MiscSample
      motif="keys"
      kicker={t('maintenance.kicker')}
      title={t('maintenance.title')}
      lead={t('maintenance.lead')}
    >
      <ol className="progress-steps">
        {steps.map(({ id, state, icon: Icon }) => (
          <li key={id} className={`is-${state}`}>
            <Icon size={18} strokeWidth={1.75} aria-hidden />
            <span>{t(`maintenance.steps.${id}`)}</span>
            <span>{t(`maintenance.states.${state}`)}</span>
          </li>
        ))}
      </ol>
      <Button color="primary" onClick={() => setLooks(looks + 1)}>
        {t('maintenance.look')}
      </Button>
      <output className="form-text">{looks > 0 && t('maintenance.notYet', { count: looks })}</output>
    </MiscSample>
  )
}
