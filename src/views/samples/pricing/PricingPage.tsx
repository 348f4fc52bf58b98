import { useTranslation } from 'react-i18next'
import { ChoiceGroup } from '@/@core/components/customizer/ChoiceGroup'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { PageHeader } from '@/@core/components/page/PageHeader'
import '@/@core/styles/customizer.scss'
import { loadErrorOf } from '@/i18n/failureText'
import { useQuery } from '@/redux/useQuery'
import { Questions } from '@/views/samples/kit/Questions'
import { useSearchState } from '@/views/samples/kit/useSearchState'
import { ComparisonTable } from './ComparisonTable'
import { PlanCard } from './PlanCard'
import { billings, fetchPricing, yearlySaving, type Pricing } from './pricing'
import { usePlanChoice } from './usePlanChoice'
import './pricing.scss'

export function PricingPage() {
  const { t } = useTranslation('samplesPricing')
  const { answer, failure, isLoading, reload } = useQuery(fetchPricing, undefined)
  return (
    <div className="pricing-page">
      <PageHeader title={t('title')} lead={t('lead')} />
      {failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
      {!failure && !answer && <DetailSkeleton />}
      {!failure && answer && <Plans pricing={answer} onChosen={reload} />}
    </div>
  )
}

function Plans({ pricing, onChosen }: { pricing: Pricing; onChosen: () => void }) {
  const { t, i18n } = useTranslation('samplesPricing')
  const { search, choose } = useSearchState()
  const choosePlan = usePlanChoice(pricing.currentPlan, onChosen)
  const billing = billings.find((known) => known === search.get('billing')) ?? 'yearly'
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  const saving = percent.format(Math.max(...pricing.plans.map(yearlySaving)))

  return (
    <>
      <div className="billing-choice">
        <ChoiceGroup
          legend={t('billing.label')}
          value={billing}
          onChange={(value) => choose({ billing: value === 'yearly' ? '' : value })}
          options={billings.map((value) => ({ value, label: t(`billing.${value}`) }))}
        />
        <span className="form-text">{t('billing.saving', { saving })}</span>
      </div>
      <ul className="plan-cards">
        {pricing.plans.map((plan) => (
          <PlanCard
            key={plan.title}
            plan={plan}
            billing={billing}
            isCurrent={plan.title === pricing.currentPlan}
            onChoose={() => void choosePlan(plan.title)}
          />
        ))}
      </ul>
      <h2 id="pricing-compared">{t('compared.title')}</h2>
      <ComparisonTable pricing={pricing} labelledBy="pricing-compared" />
      <h2>{t('questions')}</h2>
      <Questions items={pricing.qandA.map(({ question, ans }) => ({ id: question, question, answer: ans }))} />
    </>
  )
}
