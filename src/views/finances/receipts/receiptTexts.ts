import type { TFunction } from 'i18next'
import type { Receipt, ReceiptType } from '@contract/finances/receipts'
import type { Failure } from '@/api/failure'
import { failureText } from '@/i18n/failureText'
import { sizeFailure } from '@/redux/finances/receipts'

type ReceiptText = TFunction<['receipts', 'shell']>

/** For the browser's file picker; the server checks the content. */
export const ACCEPTED = 'application/pdf,image/jpeg,image/png,image/webp,image/heic,.pdf,.jpg,.jpeg,.png,.webp,.heic'

/** Based on the browser's type; without one, the server decides. */
const isOtherType = ({ name, type }: File): boolean =>
  type !== '' && !ACCEPTED.split(',').some((one) => one === type || name.toLowerCase().endsWith(one))

/** Errors that can be detected before the upload. */
export const failureOfFile = (file: File): Failure | undefined =>
  isOtherType(file)
    ? { code: 'invalid', status: 0, message: 'invalid', fields: { file: 'bad_file_type' } }
    : sizeFailure(file)

const shortTypes = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
} as const satisfies Record<ReceiptType, string>

export const typeText = (t: ReceiptText, { type }: Pick<Receipt, 'type'>) => t(`types.${shortTypes[type]}`)

/** Why a file was refused. */
export function refusalText(t: ReceiptText, failure: Failure): string {
  if (failure.code === 'too_large') return t('tooLarge')
  const { file, financeId } = failure.fields
  if (file === 'bad_file_type') return t('shell:validationError.bad_file_type')
  if (file === 'required') return t('empty')
  return financeId === 'too_many' ? t('tooMany') : failureText(failure)
}
