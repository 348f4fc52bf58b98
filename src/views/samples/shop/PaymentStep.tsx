import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { Input } from '@/@core/components/fields/Input'

const ways = ['invoice', 'transfer', 'cash'] as const
type PaymentWay = (typeof ways)[number]

/** Nothing is charged: the ways to pay are those that ask for no card. */
export function PaymentStep({ onPay }: { onPay: () => Promise<void> }) {
  const { t } = useTranslation('samplesShop')
  const [way, setWay] = useState<PaymentWay>('invoice')
  const [isPaying, setIsPaying] = useState(false)

  async function pay(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    setIsPaying(true)
    await onPay()
    setIsPaying(false)
  }

  return (
    <Form className="card" onSubmit={(event) => void pay(event)}>
      <fieldset className="payment-ways">
        <legend>{t('payment.title')}</legend>
        {ways.map((choice) => (
          <label key={choice} className="form-check">
            <Input type="radio" name="payment" checked={way === choice} onChange={() => setWay(choice)} />
            <span>
              {t(`payment.${choice}`)}
              <span className="form-text">{t(`payment.hints.${choice}`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="checkout-actions">
        <Button type="submit" color="primary" isBusy={isPaying}>
          {t('checkout.order')}
        </Button>
      </div>
    </Form>
  )
}
