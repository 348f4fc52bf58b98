import { ListFilter, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MatchRule } from '@contract/finances/matchRules'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { showToast } from '@/@core/components/feedback/showToast'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { failureOf } from '@/api/failure'
import { fetchMatchRules, orderMatchRules, removeMatchRule, saveMatchRule } from '@/redux/finances/matchRules'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useRowOrder } from '@/shared/records/useRowOrder'
import { useUndo } from '@/shared/records/useUndo'
import { Loaded } from '@/shared/records/Loaded'
import { BackToLists } from '@/views/finances/lists/BackToLists'
import { RuleTable } from './RuleTable'
import { useRuleTexts } from './useRuleTexts'
import './rules.scss'

const RuleDialog = lazyPart(
  loader(() => import('./RuleDialog')),
  (file) => file.RuleDialog,
)

/** Matching rules for bank lines. */
export function RulesPage() {
  const { t } = useTranslation(['rules', 'shell'])
  const { offerUndo } = useUndo()
  const { count } = useFormat()
  const { nameOf } = useRuleTexts()
  const load = useQuery(fetchMatchRules, undefined)
  const { answer, reload } = load
  const {
    rows: rules,
    move,
    said,
  } = useRowOrder(answer?.rules ?? null, {
    save: orderMatchRules,
    conflictText: t('orderConflict'),
    movedText: (rule, place, total) => t('moved', { name: nameOf(rule), position: count(place), count: total }),
    onRefused: reload,
  })
  const [editing, setEditing] = useState<{ rule?: MatchRule } | null>(null)

  async function remove(rule: MatchRule): Promise<void> {
    const words = { name: nameOf(rule) }
    setEditing(null)
    try {
      await removeMatchRule(rule.id)
      const run = () => saveMatchRule(rule)
      const undo = offerUndo({ run, done: t('restored', words), onSettled: reload })
      showToast.success(t('removed', words), undo)
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    reload()
  }

  const add = (
    <Button color="primary" onClick={() => setEditing({})}>
      <Plus size={16} aria-hidden />
      {t('add')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} back={<BackToLists />} actions={rules.length > 0 && add} />
      <Loaded {...load} />
      {answer && rules.length === 0 && (
        <EmptyState icon={ListFilter} title={t('empty.title')} hint={t('empty.text')} action={add} />
      )}
      {rules.length > 0 && <RuleTable rules={rules} onEdit={(rule) => setEditing({ rule })} onMove={move} />}
      <output className="visually-hidden">{said}</output>
      {editing && (
        <RuleDialog
          rule={editing.rule}
          nameOf={nameOf}
          onChanged={reload}
          onClose={() => setEditing(null)}
          onRemove={(rule) => void remove(rule)}
        />
      )}
    </>
  )
}
