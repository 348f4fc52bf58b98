import { Layers } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Finance } from '@contract/finances'
import { locales } from '@contract/locales'
import { hasDuesFields } from '@contract/finances/duesFields'
import type { Dues, DuesPreview } from '@contract/finances/dues'
import type { FeeClass } from '@contract/finances/fees'
import type { Progress } from '@contract/progress'
import { Button } from '@/@core/components/Button'
import { FormAlert } from '@/@core/components/fields/FormAlert'
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
import { fetchFees } from '@/redux/finances/fees'
import { fetchCredits } from '@/redux/finances/credit'
import { creditUsesFor } from '@/views/finances/credit/creditUses'
import { useCreditUse } from '@/views/finances/credit/useCreditUse'
import { useQuery } from '@/redux/useQuery'
import { DuesForm } from './DuesForm'
import { DuesLines } from './DuesLines'
import './dues.scss'

/** As asked, and those months too, due on the same day. */
const withMissed = (dues: Dues, months: readonly string[]): Dues => ({
  ...dues,
  also: [
    ...months.map((month) => ({ month, dueDate: dues.dueDate, description: dues.description })),
    ...(dues.also ?? []),
  ],
})

const monthsOf = ({ month, also = [] }: Dues) => [month, ...also.map((one) => one.month)]

/** Nothing to reload: the debtors' page, which follows, loads everything itself. */
const ignore = () => undefined

interface Previewed {
  dues: Dues
  preview: DuesPreview
}

const noClasses: FeeClass[] = []

/** Charges dues: form, preview, then creation of the entries. */
export function DuesPage() {
  const { t, i18n } = useTranslation(['finances', 'dues'])
  const locale = locales.find((one) => one === i18n.language)
  const navigate = useNavigateIfMounted()
  const { count } = useFormat()
  // If this fails, the form starts empty, as for the first charge.
  const { answer: last, isLoading: isLastLoading } = useQuery(fetchLastDues, undefined)
  const { answer: fees, isLoading: areFeesLoading } = useQuery(fetchFees, undefined)
  const { answer: credits } = useQuery(fetchCredits, undefined)
  const [usesCredit, setUsesCredit] = useState(false)
  const { spend } = useCreditUse(ignore)
  const hasClasses = fees !== null && fees.classes.length > 0
  const [isSettled, setSettled] = useState(false)
  if (!isSettled && !isLastLoading && !areFeesLoading) setSettled(true)
  const [previewed, setPreviewed] = useState<Previewed | null>(null)
  const [isCreating, setCreating] = useState(false)
  const [progress, setProgress] = useState<Progress | null>(null)
  const forget = useCallback(() => setPreviewed(null), [])

  async function look(asked: Dues): Promise<string | null> {
    const dues: Dues = {
      ...asked,
      ...(hasClasses && { byClass: true, ...(hasDuesFields(asked.description) && { locale }) }),
    }
    try {
      setPreviewed({ dues, preview: await previewDues(dues) })
      return null
    } catch (thrown) {
      return unsentText(failureOf(thrown))
    }
  }

  async function create(): Promise<void> {
    if (!previewed) return
    setCreating(true)
    let created: Finance[]
    try {
      created = await createDues(previewed.dues, setProgress)
    } catch (thrown) {
      toastFailure(failureOf(thrown))
      return
    } finally {
      setCreating(false)
      setProgress(null)
    }
    const made = created.length
    showToast.success(t('dues:charge.done', { count: made, shown: count(made) }))
    if (usesCredit && credits) {
      const uses = creditUsesFor(created, new Map(credits.credits.map((one) => [one.memberId, one.amount])))
      if (uses.length > 0) await spend(uses)
    }
    void navigate(paths.debtors)
  }

  return (
    <>
      <PageHeader
        title={t('dues:charge.title')}
        lead={t('dues:charge.lead')}
        back={<BackLink to={paths.debtors} label={t('dues:debtors.title')} />}
        actions={
          <Button to={paths.fees}>
            <Layers size={16} aria-hidden />
            {t('dues:charge.classes')}
          </Button>
        }
      />
      <div className="dues">
        {isSettled && hasClasses && <FormAlert tone="info">{t('dues:charge.byClass')}</FormAlert>}
        {isSettled && (
          <DuesForm
            last={last}
            onPreview={look}
            onChanged={forget}
            isPreviewed={previewed !== null}
            classes={fees?.classes ?? noClasses}
          />
        )}
        {!isSettled && <DetailSkeleton />}
        {previewed && (
          <DuesLines
            credit={credits?.amount ?? 0}
            usesCredit={usesCredit}
            onUsesCredit={setUsesCredit}
            preview={previewed.preview}
            months={monthsOf(previewed.dues)}
            isBusy={isCreating}
            progress={progress}
            onCreate={() => void create()}
            onMissed={(months) => look(withMissed(previewed.dues, months))}
          />
        )}
      </div>
    </>
  )
}
