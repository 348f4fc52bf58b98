import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '@/@core/components/page/Badge'
import { Button } from '@/@core/components/Button'
import { MotifFigure, type MotifName } from '@/views/samples/art/Motif'
import { useDollars } from '@/views/samples/kit/useDollars'
import { yearlySaving, type Billing, type Plan } from './pricing'

/** One player, some of them, a house. */
const motifs: Record<string, MotifName> = { Basic: 'tuningFork', Standard: 'strings', Enterprise: 'curtain' }

interface PlanCardProps {
  plan: Plan
  billing: Billing
  isCurrent: boolean
  onChoose: () => void
}

export function PlanCard({ plan, billing, isCurrent, onChoose }: PlanCardProps) {
  const { t, i18n } = useTranslation('samplesPricing')
  const dollars = useDollars()
  const { title, subtitle, img, monthlyPrice, yearlyPlan, planBenefits, popular } = plan
  const motif = motifs[title]
  const price = billing === 'monthly' ? monthlyPrice : yearlyPlan.perMonth
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  const saving = yearlySaving(plan)

  return (
    <li className={`card plan-card${popular ? ' is-popular' : ''}`}>
      <div className="plan-badge">{popular && <Badge>{t('plan.popular')}</Badge>}</div>
      {motif ? <MotifFigure name={motif} /> : <img src={img} alt="" width={320} height={160} />}
      <h2>{title}</h2>
      <p className="muted">{subtitle}</p>
      <p className="plan-price">
        <strong className="tabular">{dollars.short(price)}</strong> <span>{t('plan.perMonth')}</span>
      </p>
      <p className="plan-terms">
        {price === 0 && t('plan.free')}
        {price > 0 && billing === 'monthly' && t('plan.monthly')}
        {price > 0 &&
          billing === 'yearly' &&
          t('plan.yearly', { total: dollars.short(yearlyPlan.totalAnnual), saving: percent.format(saving) })}
      </p>
      <ul>
        {planBenefits.map((benefit) => (
          <li key={benefit}>
            <Check size={16} strokeWidth={2} aria-hidden />
            {benefit}
          </li>
        ))}
      </ul>
      {isCurrent ? (
        <output className="plan-current" data-focus-group>
          <Check size={16} aria-hidden />
          {t('plan.current')}
        </output>
      ) : (
        <Button color={popular ? 'primary' : 'secondary'} block onClick={onChoose}>
          {t('plan.choose', { plan: title })}
        </Button>
      )}
    </li>
  )
}
