import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Logo } from '@/@core/components/Logo'
import './invoicePaper.scss'

/** Who sends it, and which one it is; beside that its days. */
export function InvoiceHead({ id, children }: { id: number; children: ReactNode }) {
  const { t } = useTranslation('samplesInvoices')
  return (
    <header>
      <div className="invoice-sender">
        <Logo size={36} />
        <div>
          <strong>{t('printing.sender')}</strong>
          <p>{t('printing.from')}</p>
        </div>
      </div>
      <div className="invoice-number">
        <h2>{t('titleOf', { id })}</h2>
        {children}
      </div>
    </header>
  )
}
