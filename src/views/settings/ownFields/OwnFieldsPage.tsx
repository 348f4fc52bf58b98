import { ListPlus, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnField } from '@contract/members/ownFields'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { showToast } from '@/@core/components/feedback/showToast'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { failureOf } from '@/api/failure'
import { paths } from '@/configs/paths'
import { fetchOwnFieldCounts, fetchOwnFields, orderOwnFields, removeOwnField, saveOwnField } from '@/redux/ownFields'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'
import { Loaded } from '@/shared/records/Loaded'
import { useRowOrder } from '@/shared/records/useRowOrder'
import { useUndo } from '@/shared/records/useUndo'
import { OwnFieldTable } from './OwnFieldTable'
import './ownFields.scss'

const OwnFieldDialog = lazyPart(
  loader(() => import('./OwnFieldDialog')),
  (file) => file.OwnFieldDialog,
)

/** Fields that the group adds to its members. */
export function OwnFieldsPage() {
  const { t } = useTranslation('ownFields')
  const { count } = useFormat()
  const { offerUndo } = useUndo()
  const load = useQuery(fetchOwnFields, undefined)
  const counts = useQuery(fetchOwnFieldCounts, undefined)
  const { answer, reload } = load
  const {
    rows: fields,
    move,
    said,
  } = useRowOrder(answer, {
    save: orderOwnFields,
    conflictText: t('orderConflict'),
    movedText: ({ name }, place, total) => t('moved', { name, position: count(place), count: total }),
    onRefused: reload,
  })
  const [editing, setEditing] = useState<{ field?: OwnField } | null>(null)
  const toRemove = editing?.field
  const used = new Map(counts.answer?.map((each) => [each.id, each.count]))

  async function remove(field: OwnField): Promise<void> {
    const { id, name } = field
    const values = used.get(id) ?? 0
    setEditing(null)
    try {
      await removeOwnField(id)
      const undo = offerUndo({ run: () => saveOwnField(field), done: t('restored', { name }), onSettled: reload })
      const words = { name, count: values, shown: count(values) }
      showToast.success(values === 0 ? t('removed', { name }) : t('removedWithValues', words), undo)
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
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        back={<BackLink to={paths.groupSettings} label={t('back')} />}
        actions={fields.length > 0 && add}
      />
      <Loaded {...load} />
      {answer && fields.length === 0 && (
        <EmptyState icon={ListPlus} title={t('emptyTitle')} hint={t('emptyText')} action={add} />
      )}
      {fields.length > 0 && (
        <OwnFieldTable fields={fields} used={used} onEdit={(field) => setEditing({ field })} onMove={move} />
      )}
      <output className="visually-hidden">{said}</output>
      {editing && (
        <OwnFieldDialog
          field={editing.field}
          used={editing.field && used.get(editing.field.id)}
          onSaved={() => {
            reload()
            counts.reload()
          }}
          onRemove={toRemove && (() => void remove(toRemove))}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  )
}
