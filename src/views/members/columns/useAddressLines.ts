import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostalAddress } from '@contract/members'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { addressLines } from '@contract/addressLines'

/** The lines of an address, for letters posted in the group's country. */
export function useAddressLines(): (address: PostalAddress | undefined) => string[] {
  const { i18n } = useTranslation()
  const home = useAppSelector(selectUser)?.group.region
  return useCallback((address) => addressLines(address, { home, language: i18n.language }), [home, i18n.language])
}
