import { useTranslation } from 'react-i18next'
import { waysToPay, type PaymentSettings } from '@contract/finances/paying/paymentSettings'
import { foldForPix, PIX_CITY_MAX, PIX_NAME_MAX } from '@contract/finances/paying/pixCode'
import { readPixKey } from '@contract/finances/paying/pixKeys'
import { readIban } from '@contract/finances/paying/iban'
import { usualBillLanguage } from '@contract/finances/paying/swissBill'
import { paymentReferenceOf } from '@contract/finances/paymentReference'
import { useMoney } from '@/shared/money/useMoney'
import { WaysToPayPanel } from './WaysToPayPanel'

interface WaysToPayPreviewProps {
  /** Current form values. */
  values: PaymentSettings
  currency: string
  /** The sample's reference is made from it. */
  groupId: string
}

/** Minor units: a small amount, in case someone pays the sample. */
const SAMPLE = 100

/** The parts that are complete enough for a preview. */
function readable({ pix, transfer, details }: PaymentSettings): Omit<PaymentSettings, 'version'> {
  const key = readPixKey(pix?.key ?? '')
  const iban = readIban(transfer?.iban ?? '')
  const { name = '', bic, address, billLanguage, qrPrefix } = transfer ?? {}
  const { postalCode = '', town = '', ...place } = address ?? {}
  // Empty texts are left out, as on saving.
  const holder = Object.fromEntries(Object.entries(place).filter(([, typed]) => typed.trim() !== ''))
  const hasAddress = postalCode.trim() !== '' && town.trim() !== ''
  return {
    ...(pix && key && { pix: { ...pix, key: key.key } }),
    ...(iban !== null &&
      name.trim() !== '' && {
        transfer: {
          name,
          iban,
          ...(bic && { bic }),
          ...(hasAddress && { address: { ...holder, postalCode, town } }),
          ...(billLanguage && { billLanguage }),
          ...(qrPrefix && /^\d+$/.test(qrPrefix) && { qrPrefix }),
        },
      }),
    ...(details?.trim() && { details: details.trim() }),
  }
}

/** Live preview of payment codes for a sample amount. */
export function WaysToPayPreview({ values, currency, groupId }: WaysToPayPreviewProps) {
  const { t, i18n } = useTranslation('paying')
  const money = useMoney()
  const reference = paymentReferenceOf(groupId)
  const ways = waysToPay(readable(values), {
    currency,
    amount: SAMPLE,
    reference,
    usualBillLanguage: usualBillLanguage(i18n.language),
  })
  const hasCode = ways.pix !== undefined || ways.transfer?.code !== undefined || ways.transfer?.bill !== undefined
  const key = readPixKey(values.pix?.key ?? '')
  return (
    <section className="ways-preview" aria-labelledby="ways-preview-title">
      <h2 id="ways-preview-title">{t('preview.title')}</h2>
      {Object.keys(ways).length === 0 && <p className="muted">{t('preview.empty')}</p>}
      {hasCode && <p className="muted">{t('preview.sample', { amount: money.format(SAMPLE) })}</p>}
      <WaysToPayPanel ways={ways} amount={SAMPLE} reference={reference} />
      {ways.pix && key && (
        <p className="muted ways-read">
          {t('preview.read', {
            kind: t(`settings.pixKinds.${key.kind}`),
            key: key.key,
            name: foldForPix(values.pix?.name ?? '', PIX_NAME_MAX),
            city: foldForPix(values.pix?.city ?? '', PIX_CITY_MAX),
          })}
        </p>
      )}
    </section>
  )
}
