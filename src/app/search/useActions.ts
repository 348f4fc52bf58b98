import {
  CalendarPlus,
  CalendarRange,
  ChartColumn,
  ChartNoAxesCombined,
  Coins,
  Download,
  FileUp,
  HandCoins,
  HandHeart,
  Landmark,
  LibraryBig,
  ListChecks,
  ListFilter,
  LockKeyhole,
  Plus,
  Printer,
  Repeat,
  Send,
  UserPlus,
  UserSearch,
  type LucideIcon,
} from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Action, Subject } from '@contract/abilities'
import type { SearchItem } from '@/@core/components/navbar/searchItem'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import type { messages } from '@/i18n/en/layout'

/** Titled `actions.<id>.title`. Only offered to users with the ability required by its screen. */
type ActionId = Exclude<keyof typeof messages.actions, 'finish'>

interface ActionItem {
  id: ActionId
  path: string
  icon: LucideIcon
  needs: readonly [Action, Subject]
}

const actions: readonly ActionItem[] = [
  { id: 'newEvent', path: paths.newEvent, icon: CalendarPlus, needs: ['manage', 'Event'] },
  { id: 'newEntry', path: paths.newFinance, icon: Plus, needs: ['manage', 'Finance'] },
  { id: 'addMember', path: paths.newMember, icon: UserPlus, needs: ['create', 'Member'] },
  { id: 'chargeDues', path: paths.dues, icon: Coins, needs: ['manage', 'Finance'] },
  { id: 'accounts', path: paths.financeAccounts, icon: Landmark, needs: ['read', 'Finance'] },
  { id: 'whoOwes', path: paths.debtors, icon: HandCoins, needs: ['read', 'Finance'] },
  { id: 'whoPaid', path: paths.whoPaid, icon: ListChecks, needs: ['read', 'Finance'] },
  { id: 'closeMonth', path: paths.financeMonths, icon: LockKeyhole, needs: ['manage', 'Finance'] },
  { id: 'budget', path: paths.budget, icon: ChartColumn, needs: ['read', 'Finance'] },
  { id: 'yearReport', path: paths.financeReport, icon: ChartNoAxesCombined, needs: ['read', 'Finance'] },
  { id: 'importFinances', path: paths.importFinances, icon: FileUp, needs: ['manage', 'Finance'] },
  { id: 'recurring', path: paths.recurring, icon: Repeat, needs: ['manage', 'Finance'] },
  { id: 'donations', path: paths.donations, icon: HandHeart, needs: ['manage', 'Finance'] },
  { id: 'debits', path: paths.debitRuns, icon: Landmark, needs: ['manage', 'Finance'] },
  { id: 'paymentOrders', path: paths.paymentOrders, icon: Send, needs: ['manage', 'Finance'] },
  { id: 'matchRules', path: paths.matchRules, icon: ListFilter, needs: ['manage', 'Finance'] },
  { id: 'importMembers', path: paths.importMembers, icon: Download, needs: ['manage', 'Member'] },
  { id: 'printMembers', path: paths.printMembers, icon: Printer, needs: ['read', 'Member'] },
  { id: 'copySeason', path: paths.copySeason, icon: CalendarRange, needs: ['manage', 'Event'] },
  { id: 'repertoire', path: paths.repertoire, icon: LibraryBig, needs: ['read', 'Event'] },
  { id: 'deputies', path: paths.deputies, icon: UserSearch, needs: ['manage', 'Event'] },
  { id: 'invite', path: paths.people, icon: UserPlus, needs: ['manage', 'User'] },
]

/** Actions available to the user, translated. */
export function useActions(): SearchItem[] {
  const { t } = useTranslation('layout')
  const ability = useAppAbility()
  return useMemo(
    () =>
      actions
        .filter(({ needs }) => ability.can(...needs))
        .map(({ id, path, icon }) => ({
          id: `action-${id}`,
          title: t(`actions.${id}.title`),
          keywords: t(`actions.${id}.keywords`),
          path,
          icon,
        })),
    [t, ability],
  )
}
