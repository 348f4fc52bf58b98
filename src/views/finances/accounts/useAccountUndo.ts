import { useTranslation } from 'react-i18next'
import type { FinanceAccount } from '@contract/finances/accounts'
import { showToast } from '@/@core/components/feedback/showToast'
import { removeAccount, saveAccount } from '@/redux/finances/accounts'
import { useUndo } from '@/shared/records/useUndo'

/**
 * Reports that an account was saved, and offers Undo: a changed or closed account is restored to `before`; a new one is removed, unless
 * it has an opening balance, which is an entry of its own.
 */
export function useAccountUndo(onChanged: () => void) {
  const { t } = useTranslation('accounts')
  const { offerUndo } = useUndo()

  return (saved: FinanceAccount, before: FinanceAccount | undefined, hasOpening: boolean): void => {
    const run = async () => {
      if (before) await saveAccount({ account: { ...before, version: saved.version } })
      else await removeAccount(saved.id)
    }
    const undo = offerUndo({ run, done: t('transfer.undone'), onSettled: onChanged })
    showToast.success(t('saved', { name: saved.name }), hasOpening ? undefined : undo)
  }
}
