import { useState } from 'react'
import * as z from 'zod/mini'
import { safeSetItem } from '@/configs/safeSetItem'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'

const Ids = z.array(z.string())
const usual = {
  memberExport: ['name', 'section', 'instrument', 'status', 'email', 'phone'],
  // Whoever sees the letter reads them.
  memberLabels: ['name'],
} as const
type Kind = keyof typeof usual

function read(kind: Kind, userId: string): readonly string[] {
  try {
    return Ids.parse(JSON.parse(localStorage.getItem(`${kind}.${userId}`) ?? ''))
  } catch {
    return usual[kind]
  }
}

/** The ids of the columns that the person takes out, or has on labels, each kept in this browser. */
export function useExportColumns(kind: Kind) {
  const userId = useAppSelector(selectUser)?.id ?? ''
  const [ids, setIds] = useState(() => read(kind, userId))
  return {
    ids,
    setIds: (next: readonly string[]) => {
      setIds(next)
      safeSetItem(localStorage, `${kind}.${userId}`, JSON.stringify(next))
    },
  }
}
