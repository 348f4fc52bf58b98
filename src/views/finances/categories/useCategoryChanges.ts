import { useTranslation } from 'react-i18next'
import type { Subcategory } from '@contract/finances/subcategories'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { removeSubcategory, saveSubcategory } from '@/redux/finances/subcategories'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useUndo } from '@/shared/records/useUndo'

/** Archives and restores subcategories, and removes unused ones; each with Undo. */
export function useCategoryChanges(onChanged: () => void) {
  const { t } = useTranslation('categories')
  const { offerUndo } = useUndo()

  async function archive({ isArchived: _was, ...subcategory }: Subcategory, isArchived: boolean): Promise<void> {
    const { name } = subcategory
    const saved = await saveSubcategory({ ...subcategory, ...(isArchived && { isArchived: true as const }) })
    const undo = offerUndo({ run: () => archive(saved, !isArchived), onSettled: onChanged })
    showToast.success(isArchived ? t('wasArchived', { name }) : t('wasUnarchived', { name }), undo)
  }

  async function setArchived(subcategory: Subcategory, isArchived: boolean): Promise<void> {
    try {
      await archive(subcategory, isArchived)
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    onChanged()
  }

  async function remove(subcategory: Subcategory): Promise<void> {
    try {
      await removeSubcategory(subcategory.id)
      const run = () => saveSubcategory(subcategory)
      const undo = offerUndo({ run, done: t('restored', { name: subcategory.name }), onSettled: onChanged })
      showToast.success(t('removed', { name: subcategory.name }), undo)
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    onChanged()
  }

  return {
    setArchived: (subcategory: Subcategory, isArchived: boolean) => void setArchived(subcategory, isArchived),
    remove: (subcategory: Subcategory) => void remove(subcategory),
  }
}
