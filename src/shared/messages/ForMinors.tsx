import { useTranslation } from 'react-i18next'
import type { MessageRecipient } from '@contract/messages'

/** A guardian who goes by the names of their minors, as the reader is told no other. */
export const isNamedByMinors = ({ name, guardianOf }: Pick<MessageRecipient, 'name' | 'guardianOf'>): boolean =>
  guardianOf !== undefined && name === guardianOf.join(', ')

/** Beside a guardian who reads a message: whom it concerns. */
export function ForMinors({ of }: { of: Pick<MessageRecipient, 'name' | 'guardianOf'> }) {
  const { t, i18n } = useTranslation('messages')
  const { guardianOf = [] } = of
  if (guardianOf.length === 0) return null
  const names = new Intl.ListFormat(i18n.language).format(guardianOf)
  return <small className="muted">{isNamedByMinors(of) ? t('aGuardian') : t('guardianOf', { names })}</small>
}
