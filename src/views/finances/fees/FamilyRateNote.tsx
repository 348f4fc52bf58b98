import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { FeeSettings } from '@contract/finances/fees'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { paths } from '@/configs/paths'
import { useMoney } from '@/shared/money/useMoney'

const FamilyRateDialog = lazyPart(
  loader(() => import('./FamilyRateDialog')),
  (file) => file.FamilyRateDialog,
)

interface FamilyRateNoteProps {
  settings: FeeSettings
  /** Absent for those who may not change it. */
  onChanged: (() => void) | undefined
}

/** What members pay for whom the same person pays. */
export function FamilyRateNote({ settings, onChanged }: FamilyRateNoteProps) {
  const { t } = useTranslation('fees')
  const money = useMoney()
  const [isChanging, setChanging] = useState(false)
  const { family } = settings
  return (
    <section className="family-rate" aria-labelledby="family-rate">
      <h2 id="family-rate">{t('family.title')}</h2>
      <p>
        {family ? t('family.text', { second: family.second, further: family.further }) : t('family.none')}
        {family?.yearlyMost !== undefined && ` ${t('family.most', { amount: money.format(family.yearlyMost) })}`}
      </p>
      <div className="cluster">
        {onChanged && (
          <Button size="sm" onClick={() => setChanging(true)}>
            {t(family ? 'family.change' : 'family.add')}
          </Button>
        )}
        <Link to={paths.payers}>{t('family.payers')}</Link>
      </div>
      {isChanging && onChanged && (
        <FamilyRateDialog settings={settings} onChanged={onChanged} onClose={() => setChanging(false)} />
      )}
    </section>
  )
}
