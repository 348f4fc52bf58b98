import { useTranslation } from 'react-i18next'

export interface LineSumCounts {
  toImport: number
  /** They stand there already, or probably do. */
  known: number
  /** Left out, by the reader or by the person. */
  aside: number
  /** With faults: nothing is imported while there are any. */
  refused: number
  /** Of which none of this is known yet. */
  open?: number
}

/** All lines that were read, and what becomes of them: who adds it up sees that none is lost. */
export function LineSum({ counts }: { counts: LineSumCounts }) {
  const { t, i18n } = useTranslation('imports')
  const number = new Intl.NumberFormat(i18n.language)
  const { toImport, known, aside, refused, open = 0 } = counts
  const read = toImport + known + aside + refused + open
  const parts = [
    { count: toImport, text: t('sum.toImport', { count: toImport, shown: number.format(toImport) }) },
    { count: known, text: t('sum.known', { count: known, shown: number.format(known) }) },
    { count: aside, text: t('sum.aside', { count: aside, shown: number.format(aside) }) },
    { count: open, text: t('sum.open', { count: open, shown: number.format(open) }) },
    { count: refused, text: t('sum.refused', { count: refused, shown: number.format(refused) }) },
  ]
  const told = parts.filter(({ count }) => count > 0).map(({ text }) => text)
  return (
    <p className="line-sum tabular">
      {t('sum.read', { count: read, shown: number.format(read) })}
      {told.length > 0 && `: ${told.join(' + ')}`}
    </p>
  )
}
