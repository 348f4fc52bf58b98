import { ListFilter, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MatchRule } from '@contract/treasury/matchRules'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { showToast } from '@/@core/components/feedback/showToast'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { failureOf } from '@/api/failure'
import { paths } from '@/configs/paths'
import { loadErrorOf } from '@/i18n/failureText'
import { useAppDispatch } from '@/redux/hooks'
import { fetchMatchRules, removeMatchRule, saveMatchRule } from '@/redux/treasury/matchRules'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'
import { RuleTable } from './RuleTable'
import { useRuleOrder } from './useRuleOrder'
import { useRuleTexts } from './useRuleTexts'
import './rules.scss'

const RuleDialog = lazyPart(
  loader(() => import('./RuleDialog')),
  (file) => file.RuleDialog,
)

/** What lines of a bank's file become. */
export function RulesPage() {
  const { t } = useTranslation(['rules', 'shell'])
  const dispatch = useAppDispatch()
  const { count } = useFormat()
  const { nameOf } = useRuleTexts()
  const { answer, failure, isLoading, reload } = useQuery(fetchMatchRules, undefined)
  const { rules, move } = useRuleOrder(answer, { conflictText: t('orderConflict'), onRefused: reload })
  const [editing, setEditing] = useState<{ rule?: MatchRule } | null>(null)
  const [said, setSaid] = useState('')

  function moveRule(rule: MatchRule, by: -1 | 1): void {
    const place = move(rule.id, by)
    if (place === undefined) return
    setSaid(t('moved', { name: nameOf(rule), position: count(place + 1), count: rules.length }))
  }

  async function attempt(run: () => Promise<unknown>, onDone: () => void): Promise<void> {
    try {
      await run()
      onDone()
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    reload()
  }

  function remove(rule: MatchRule): void {
    const words = { name: nameOf(rule) }
    const restore = () =>
      attempt(
        () => dispatch(saveMatchRule(rule)).unwrap(),
        () => showToast.success(t('restored', words)),
      )
    setEditing(null)
    void attempt(
      () => dispatch(removeMatchRule(rule.id)).unwrap(),
      () =>
        showToast.success(t('removed', words), {
          action: { label: t('shell:undo'), onPress: () => void restore() },
        }),
    )
  }

  const add = (
    <Button color="primary" onClick={() => setEditing({})}>
      <Plus size={16} aria-hidden />
      {t('add')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        back={<BackLink to={paths.financeEntries} label={t('back')} />}
        actions={rules.length > 0 && add}
      />
      {!answer && !failure && <DetailSkeleton />}
      {failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
      {answer && rules.length === 0 && (
        <EmptyState icon={ListFilter} title={t('empty.title')} hint={t('empty.text')} action={add} />
      )}
      {rules.length > 0 && <RuleTable rules={rules} onEdit={(rule) => setEditing({ rule })} onMove={moveRule} />}
      <output className="visually-hidden">{said}</output>
      {editing && (
        <RuleDialog
          rule={editing.rule}
          nameOf={nameOf}
          onChanged={reload}
          onClose={() => setEditing(null)}
          onRemove={remove}
        />
      )}
    </>
  )
}
