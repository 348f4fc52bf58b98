import { useTranslation } from 'react-i18next'

export const checkoutSteps = ['cart', 'address', 'payment'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

interface CheckoutStepsProps {
  current: CheckoutStep
  onGo: (step: CheckoutStep) => void
}

/** Where one stands; a step that is behind can be gone back to. */
export function CheckoutSteps({ current, onGo }: CheckoutStepsProps) {
  const { t } = useTranslation('samplesShop')
  const place = checkoutSteps.indexOf(current)
  return (
    <nav aria-label={t('checkout.steps')}>
      <ol className="checkout-steps">
        {checkoutSteps.map((step, index) => (
          <li key={step} aria-current={step === current ? 'step' : undefined}>
            <span className="step-number tabular" aria-hidden>
              {index + 1}
            </span>
            {index < place ? (
              <button type="button" onClick={() => onGo(step)}>
                {t(`checkout.${step}`)}
              </button>
            ) : (
              <span>{t(`checkout.${step}`)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
