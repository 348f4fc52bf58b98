import { useTranslation } from 'react-i18next'
import type { Subcategory } from '@contract/treasury/subcategories'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { useAppDispatch } from '@/redux/hooks'
import { removeSubcategory, saveSubcategory } from '@/redux/treasury/subcategories'
import { toastFailure } from '@/shared/failures/toastFailure'

/** Archives own categories and takes them into use again, and removes those that nothing has; each with Undo. */
export function useCategoryChanges(onChanged: () => void) {
  const { t } = useTranslation(['categories', 'shell'])
  const dispatch = useAppDispatch()

  async function restore(subcategory: Subcategory): Promise<void> {
    try {
      await dispatch(saveSubcategory(subcategory)).unwrap()
      showToast.success(t('restored', { name: subcategory.name }))
    } catch (thrown) {
      const action = { label: t('shell:retry'), onPress: () => void restore(subcategory) }
      toastFailure(failureOf(thrown), { action })
    }
    onChanged()
  }

  async function setArchived({ isArchived: _was, ...subcategory }: Subcategory, isArchived: boolean): Promise<void> {
    const { name } = subcategory
    try {
      const saved = await dispatch(
        saveSubcategory({ ...subcategory, ...(isArchived && { isArchived: true as const }) }),
      ).unwrap()
      const action = { label: t('shell:undo'), onPress: () => void setArchived(saved, !isArchived) }
      showToast.success(isArchived ? t('wasArchived', { name }) : t('wasUnarchived', { name }), { action })
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    onChanged()
  }

  async function remove(subcategory: Subcategory): Promise<void> {
    try {
      await dispatch(removeSubcategory(subcategory.id)).unwrap()
      const action = { label: t('shell:undo'), onPress: () => void restore(subcategory) }
      showToast.success(t('removed', { name: subcategory.name }), { action })
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
