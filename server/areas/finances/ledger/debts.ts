import { sql } from 'drizzle-orm'
import { inGerman } from '@contract/germanLayers'
import type { Locale } from '@contract/locales'
import type { Transaction } from '../../../platform/db/database'
import { financeDebts } from '../../../platform/db/schema/finances/financeDebts'
import { financeAccounts } from '../../../platform/db/schema/finances/finances'
import { members } from '../../../platform/db/schema/members'

// What other areas may use of finances; tests/house/serverAreas.test.ts keeps them to this file.

const firstAccountNames: Record<Locale, string> = {
  en: 'Main',
  'pt-BR': 'Principal',
  'pt-PT': 'Principal',
  ...inGerman((say) => say`Hauptkonto`),
}

/** Creates the default account of a new group, with the group's id, in the transaction that creates the group. */
export async function insertFirstAccount(tx: Transaction, groupId: string, locale: Locale): Promise<void> {
  await tx.insert(financeAccounts).values({ groupId, id: groupId, name: firstAccountNames[locale], kind: 'bank' })
}

/** Updates stored debtor names. Call it after renaming members, in the same transaction. */
export async function renameDebtors(tx: Transaction, groupId: string, memberIds: string[]): Promise<void> {
  await tx.execute(sql`
    update ${financeDebts} set name = ${members.name} from ${members}
     where ${financeDebts.groupId} = ${groupId} and ${financeDebts.memberId} = any(${sql.param(memberIds)}::uuid[])
       and ${members.groupId} = ${groupId} and ${members.id} = ${financeDebts.memberId}
       and ${financeDebts.name} <> ${members.name}`)
}
