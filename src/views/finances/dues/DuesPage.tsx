import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Dues, DuesPreview } from '@contract/finances'
import type { Progress } from '@contract/progress'
import { showToast } from '@/@core/components/feedback/showToast'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useFormat } from '@/shared/dates/useFormat'
import { useNavigateIfMounted } from '@/shared/records/useNavigateIfMounted'
import { paths } from '@/configs/paths'
import { createDues, fetchLastDues, previewDues } from '@/redux/finances'
import { useQuery } from '@/redux/useQuery'
import { useAppDispatch } from '@/redux/hooks'
import { DuesForm } from './DuesForm'
import { DuesLines } from './DuesLines'
import './dues.scss'

interface Previewed {
  dues: Dues
  preview: DuesPreview
}

/** Month and amount, a look at who gets what, then the entries. */
export function DuesPage() {
  const { t } = useTranslation(['finances', 'dues'])
  const dispatch = useAppDispatch()
  const navigate = useNavigateIfMounted()
  const { count } = useFormat()
  // Without it the form is as empty as the first time: no reason to stop anyone.
  const { answer: last, isLoading } = useQuery(fetchLastDues, undefined)
  const [isSettled, setSettled] = useState(false)
  if (!isSettled && !isLoading) setSettled(true)
  const [previewed, setPreviewed] = useState<Previewed | null>(null)
  const [isCreating, setCreating] = useState(false)
  const [progress, setProgress] = useState<Progress | null>(null)
  const forget = useCallback(() => setPreviewed(null), [])

  async function look(dues: Dues): Promise<string | null> {
    const outcome = await dispatch(previewDues(dues))
    if (!previewDues.fulfilled.match(outcome)) return unsentText(failureOf(outcome.error))
    setPreviewed({ dues, preview: outcome.payload })
    return null
  }

  async function create(): Promise<void> {
    if (!previewed) return
    setCreating(true)
    const outcome = await dispatch(createDues({ dues: previewed.dues, onProgress: setProgress }))
    setCreating(false)
    setProgress(null)
    if (!createDues.fulfilled.match(outcome)) {
      toastFailure(failureOf(outcome.error))
      return
    }
    const made = outcome.payload.length
    showToast.success(t('dues:charge.done', { count: made, shown: count(made) }))
    void navigate(paths.debtors)
  }

  const lines = useMemo(() => previewed?.preview.lines ?? [], [previewed])
  return (
    <>
      <PageHeader
        title={t('dues:charge.title')}
        lead={t('dues:charge.lead')}
        back={<BackLink to={paths.debtors} label={t('dues:debtors.title')} />}
      />
      <div className="dues">
        {isSettled && <DuesForm last={last} onPreview={look} onChanged={forget} isPreviewed={previewed !== null} />}
        {!isSettled && <DetailSkeleton />}
        {previewed && (
          <DuesLines
            lines={lines}
            total={previewed.preview.total}
            isBusy={isCreating}
            progress={progress}
            onCreate={() => void create()}
          />
        )}
      </div>
    </>
  )
}
