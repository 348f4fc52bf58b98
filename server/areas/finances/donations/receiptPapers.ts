import { addressLines } from '@contract/addressLines'
import { dateLocaleOf } from '@contract/dateLocale'
import { decimalOf } from '@contract/finances/paying/pixCode'
import { minorUnitsOf } from '@contract/minorUnits'
import { donationReceiptNumber } from '@contract/finances/donations/receiptNumber'
import type { Certificate } from '../../../platform/pdf/certificateFile'
import { writtenDates } from '../../../platform/time/writtenDates'
import { amountInWords } from './amountInWords'
import { germanReceipt } from './germanReceipt'
import { plainReceipt } from './plainReceipt'
import { receiptWords } from './receiptWords'
import type { ReceiptRow } from './receiptRows'

const digits = (locale: string, currency: string) => new Intl.NumberFormat(locale, { style: 'currency', currency })

/** A receipt as it was made; a revoked one says so across the page. */
export function receiptPaper(receipt: ReceiptRow): Certificate {
  const { locale, country, currency, issuer, amount, revokedAt } = receipt
  const dates = writtenDates(locale, country, { dateStyle: 'long' })
  const money = digits(country === null ? locale : dateLocaleOf(locale, country), currency)
  const text = {
    number: donationReceiptNumber(receipt),
    issuer: addressLines(issuer.address, { home: country ?? undefined, language: locale }),
    day: (day: string) => dates.format(new Date(`${day}T00:00:00Z`)),
    money: (minor: number) => money.format(decimalOf(minor, currency) as `${number}`),
    inWords: minorUnitsOf(currency) === 2 ? amountInWords(amount, currency, locale) : undefined,
  }
  const paper = country === 'DE' ? germanReceipt(receipt, text) : plainReceipt(receipt, text)
  return { ...paper, ...(revokedAt !== null && { stamp: receiptWords[locale].revoked }) }
}
