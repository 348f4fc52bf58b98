import { ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { TableSkeleton } from '@/@core/components/feedback/TableSkeleton'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { loadErrorOf } from '@/i18n/failureText'
import { AddressStep, type Address } from './AddressStep'
import { CartStep } from './CartStep'
import { CheckoutSteps, type CheckoutStep } from './CheckoutSteps'
import { DoneStep, type Order } from './DoneStep'
import { OrderSummary } from './OrderSummary'
import { PaymentStep } from './PaymentStep'
import { sumCart } from './cartSum'
import { shopPaths } from './shopPaths'
import { useCart } from './useCart'
import './shop.scss'
import './checkout.scss'

/** Cart, address, payment, done: one screen whose state lasts as long as it stays open. */
export function CheckoutPage() {
  const { t } = useTranslation('samplesShop')
  const cart = useCart()
  const [step, setStep] = useState<CheckoutStep>('cart')
  const [address, setAddress] = useState<Address | null>(null)
  const [order, setOrder] = useState<Order | null>(null)
  const { lines, failure } = cart

  async function pay(): Promise<void> {
    if (!lines || !address || !(await cart.empty())) return
    setOrder({ address, lines, total: sumCart(lines).total })
  }

  return (
    <>
      <PageHeader title={t('checkout.title')} back={<BackLink to={shopPaths.shop} label={t('backToShop')} />} />
      {failure && <LoadError {...loadErrorOf(failure)} onRetry={cart.reload} isRetrying={cart.isLoading} />}
      {!failure && !lines && <TableSkeleton rows={5} />}
      {order && <DoneStep order={order} />}
      {!order && !failure && lines?.length === 0 && (
        <EmptyState
          icon={ShoppingBag}
          title={t('cart.empty')}
          hint={t('cart.emptyHint')}
          action={<Button to={shopPaths.shop}>{t('toShop')}</Button>}
        />
      )}
      {!order && !failure && lines && lines.length > 0 && (
        <div data-focus-group>
          <CheckoutSteps current={step} onGo={setStep} />
          <div className="checkout">
            {step === 'cart' && <CartStep lines={lines} cart={cart} />}
            {step === 'address' && (
              <AddressStep
                address={address}
                onDone={(given) => {
                  setAddress(given)
                  setStep('payment')
                }}
              />
            )}
            {step === 'payment' && <PaymentStep onPay={pay} />}
            <OrderSummary lines={lines}>
              {step === 'cart' && (
                <Button color="primary" block onClick={() => setStep('address')}>
                  {t('checkout.toAddress')}
                </Button>
              )}
            </OrderSummary>
          </div>
        </div>
      )}
    </>
  )
}
