import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Check } from 'lucide-react'
import * as z from 'zod/mini'
import { sampleRequest } from '@/views/samples/calls/sampleRequest'
import { ChoiceGroup } from '@/@core/components/customizer/ChoiceGroup'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { Badge } from '@/@core/components/page/Badge'
import { loadErrorOf } from '@/i18n/failureText'
import { useQuery } from '@/redux/useQuery'
import { useDollars } from '@/views/samples/kit/useDollars'
import type { ExampleProps } from './example'
import { FormDialog } from './FormDialog'
import '@/@core/styles/customizer.scss'
import './planCard.scss'

const Plan = z.object({
  title: z.string(),
  subtitle: z.string(),
  monthlyPrice: z.number(),
  yearlyPlan: z.object({ perMonth: z.number(), totalAnnual: z.number() }),
  planBenefits: z.array(z.string()),
  popular: z.boolean(),
})
type Plan = z.infer<typeof Plan>
type Billing = 'monthly' | 'yearly'

const fetchPlans = async (): Promise<Plan[]> => {
  const { plans } = await sampleRequest(z.object({ plans: z.array(Plan) }), { url: '/pricing/data' })
  return plans
}

export function PricingExample({ onDone, onClose }: ExampleProps) {
  const { t } = useTranslation('samplesDialogs')
  const dollars = useDollars()
  const { answer: plans, failure, isLoading, reload } = useQuery(fetchPlans, undefined)
  const [billing, setBilling] = useState<Billing>('yearly')
  const [chosen, setChosen] = useState<string | null>(null)
  const plan = plans?.find(({ title, popular }) => (chosen === null ? popular : title === chosen))

  function choose(): void {
    if (!plan) return
    const { title: name, monthlyPrice, yearlyPlan } = plan
    const isYearly = billing === 'yearly'
    const price = dollars.format(isYearly ? yearlyPlan.totalAnnual : monthlyPrice)
    onDone(isYearly ? t('pricing.doneYearly', { name, price }) : t('pricing.doneMonthly', { name, price }))
    onClose()
  }

  return (
    <FormDialog
      title={t('pricing.title')}
      submitLabel={plan ? t('pricing.act', { name: plan.title }) : t('pricing.actNone')}
      isDirty={false}
      size="lg"
      onSubmit={(event) => {
        event.preventDefault()
        choose()
      }}
      onClose={onClose}
    >
      {failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
      {!failure && !plans && <DetailSkeleton />}
      {!failure && plans && (
        <>
          <ChoiceGroup
            legend={t('pricing.billing')}
            value={billing}
            onChange={setBilling}
            options={[
              { value: 'yearly', label: t('pricing.yearly') },
              { value: 'monthly', label: t('pricing.monthly') },
            ]}
          />
          <PlanChoice plans={plans} plan={plan} billing={billing} onChoose={setChosen} />
        </>
      )}
    </FormDialog>
  )
}

interface PlanChoiceProps {
  plans: readonly Plan[]
  plan: Plan | undefined
  billing: Billing
  onChoose: (title: string) => void
}

function PlanChoice({ plans, plan, billing, onChoose }: PlanChoiceProps) {
  const { t } = useTranslation('samplesDialogs')
  const dollars = useDollars()
  return (
    <fieldset className="plan-choice">
      <legend className="visually-hidden">{t('pricing.plans')}</legend>
      {plans.map(({ title, subtitle, monthlyPrice, yearlyPlan, planBenefits, popular }) => (
        <label key={title} className="plan-card">
          <input
            type="radio"
            name="sample-plan"
            className="form-check-input"
            checked={title === plan?.title}
            onChange={() => onChoose(title)}
          />
          <span className="plan-name">
            {title}
            {popular && <Badge tone="caution">{t('pricing.popular')}</Badge>}
          </span>
          <span className="muted">{subtitle}</span>
          <span className="plan-price tabular">
            <strong>{dollars.format(billing === 'yearly' ? yearlyPlan.perMonth : monthlyPrice)}</strong>{' '}
            {t('pricing.perMonth')}
          </span>
          {planBenefits.map((benefit) => (
            <span key={benefit} className="plan-benefit">
              <Check size={15} strokeWidth={2} aria-hidden />
              {benefit}
            </span>
          ))}
        </label>
      ))}
    </fieldset>
  )
}
