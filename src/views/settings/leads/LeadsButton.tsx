import { Flag } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { noLeads, type Leads } from '@contract/leads'
import type { User } from '@contract/users'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { IconButton } from '@/@core/components/IconButton'
import { showToast } from '@/@core/components/feedback/showToast'
import { changeLeads } from '@/redux/users'
import { useUndo } from '@/shared/records/useUndo'

const LeadsDialog = lazyPart(
  loader(() => import('./LeadsDialog')),
  (file) => file.LeadsDialog,
)

/** Chooses what somebody leads beside their role, with Undo. */
export function LeadsButton({ user, onChanged }: { user: User; onChanged: () => void }) {
  const { t } = useTranslation('settings')
  const { offerUndo } = useUndo()
  const [isOpen, setOpen] = useState(false)
  const { id, name, leads: before = noLeads } = user

  async function save(leads: Leads): Promise<void> {
    await changeLeads({ id, leads })
    const run = () => changeLeads({ id, leads: before })
    showToast.success(t('leads.saved', { name }), { id: `leads-${id}`, ...offerUndo({ run, onSettled: onChanged }) })
    onChanged()
  }

  return (
    <>
      <IconButton icon={Flag} label={t('leads.change', { name })} size="sm" onClick={() => setOpen(true)} />
      {isOpen && <LeadsDialog name={name} leads={before} onSave={save} onClose={() => setOpen(false)} />}
    </>
  )
}
