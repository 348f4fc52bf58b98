import { useTranslation } from 'react-i18next'

/** Beside a guardian who reads a message: whom it concerns. */
export function ForMinors({ names }: { names: readonly string[] | undefined }) {
  const { t, i18n } = useTranslation('messages')
  if (names === undefined || names.length === 0) return null
  return <small className="muted">{t('guardianOf', { names: new Intl.ListFormat(i18n.language).format(names) })}</small>
}
