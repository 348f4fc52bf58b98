import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { spacedIban } from '@contract/finances/paying/iban'
import type { WaysToPay } from '@contract/finances/paying/paymentSettings'
import { spacedReference } from '@contract/finances/paymentReference'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { CopyButton } from '@/@core/components/CopyButton'
import { DefinitionList, type Definition } from '@/@core/components/page/DefinitionList'
import { QrCode } from '@/auth/secondFactor/QrCode'
import { useMoney } from '@/shared/money/useMoney'
import './paying.scss'

/** Only needed by groups with an account in Switzerland or Liechtenstein. */
const SwissBill = lazyPart(
  loader(() => import('./swissBill/SwissBill')),
  (file) => file.SwissBill,
)

interface WaysToPayPanelProps {
  ways: WaysToPay
  /** Minor units. */
  amount: number
  reference: string
}

interface WayProps {
  title: string
  code: ReactNode
  items: readonly Definition[]
  /** Hidden in print. */
  acts?: ReactNode
}

function Way({ title, code, items, acts }: WayProps) {
  return (
    <section className="way-to-pay">
      <h3>{title}</h3>
      {code}
      <div className="way-to-pay-facts">
        <DefinitionList items={items} />
        {acts}
      </div>
    </section>
  )
}

/** All ways to pay an amount, for screen and print. */
export function WaysToPayPanel({ ways, amount, reference }: WaysToPayPanelProps) {
  const { t } = useTranslation('paying')
  const money = useMoney()
  const { pix, transfer, details } = ways
  const shown = money.format(amount)
  const claimBy = (known: string) => [
    { term: t('ways.amount'), value: shown },
    { term: t('ways.reference'), value: <span className="tabular">{spacedReference(known)}</span> },
  ]
  const claim = claimBy(reference)
  return (
    <div className="ways-to-pay">
      {pix && (
        <Way
          title={t('ways.pix')}
          code={<QrCode text={pix.code} label={t('ways.pixQr', { amount: shown })} />}
          items={[{ term: t('ways.key'), value: pix.key }, { term: t('ways.name'), value: pix.name }, ...claim]}
          acts={
            <>
              <p className="muted way-to-pay-hint">{t('ways.scan')}</p>
              <p className="way-to-pay-code">
                <span className="visually-hidden">{t('ways.code')}: </span>
                <code>{pix.code}</code>
              </p>
              <div className="no-print">
                <CopyButton text={pix.code} label={t('ways.copyCode')} />
              </div>
            </>
          }
        />
      )}
      {transfer && (
        <Way
          title={t('ways.transfer')}
          code={
            transfer.code !== undefined && <QrCode text={transfer.code} label={t('ways.epcQr', { amount: shown })} />
          }
          items={[
            { term: t('ways.name'), value: transfer.name },
            { term: t('ways.iban'), value: <span className="tabular">{spacedIban(transfer.iban)}</span> },
            ...(transfer.bic === undefined ? [] : [{ term: t('ways.bic'), value: transfer.bic }]),
            ...claimBy(transfer.reference ?? reference),
          ]}
          acts={transfer.code !== undefined && <p className="muted way-to-pay-hint">{t('ways.scanEpc')}</p>}
        />
      )}
      {details !== undefined && (
        <section className="way-to-pay">
          <h3>{t('ways.other')}</h3>
          <div className="way-to-pay-facts">
            <p className="way-to-pay-details">{details}</p>
            {!pix && !transfer && <DefinitionList items={claim} />}
          </div>
        </section>
      )}
      {transfer?.bill && (
        <SwissBill {...transfer.bill} label={t('ways.swissBill')} codeLabel={t('ways.swissQr', { amount: shown })} />
      )}
    </div>
  )
}
