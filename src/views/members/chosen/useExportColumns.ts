import { useState } from 'react'
import * as z from 'zod/mini'
import { safeSetItem } from '@/configs/safeSetItem'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'

const Ids = z.array(z.string())
const usual = ['name', 'section', 'instrument', 'status', 'email', 'phone']

function read(key: string): readonly string[] {
  try {
    return Ids.parse(JSON.parse(localStorage.getItem(key) ?? ''))
  } catch {
    return usual
  }
}

/** The ids of the columns that the person takes out, kept in this browser. */
export function useExportColumns() {
  const key = `memberExport.${useAppSelector(selectUser)?.id ?? ''}`
  const [ids, setIds] = useState(() => read(key))
  return {
    ids,
    setIds: (next: readonly string[]) => {
      setIds(next)
      safeSetItem(localStorage, key, JSON.stringify(next))
    },
  }
}
