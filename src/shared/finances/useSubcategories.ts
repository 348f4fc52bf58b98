import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { financeCategories, type Finance } from '@contract/finances'
import type { Subcategory } from '@contract/finances/subcategories'
import type { SelectOption } from '@/@core/components/fields/SelectField'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { readSubcategories, selectSubcategories } from '@/redux/finances/subcategories'
import { categoryValue } from './categoryChoices'

interface Offered {
  withOpening?: boolean
  withArchived?: boolean
  /** Always offered, even if archived. */
  chosen?: string | undefined
}

export interface Subcategories {
  /** Sorted by name; empty until loaded. */
  subcategories: readonly Subcategory[]
  nameOf: (id: string | undefined) => string
  /** The category, with the own one below it: `Tickets · Bar`. */
  textOf: (finance: Pick<Finance, 'category' | 'subcategoryId'>) => string
  /** All categories, each followed by the own ones below it; their values are read with `readCategory`. */
  options: (offered?: Offered) => SelectOption[]
}

/** The group's own categories. */
export function useSubcategories(): Subcategories {
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(readSubcategories())
  }, [dispatch])
  return useKnownSubcategories()
}

/** The same for screens that load the subcategories themselves. */
export function useKnownSubcategories(): Subcategories {
  const { t } = useTranslation('finances')
  const known = useAppSelector(selectSubcategories)
  return useMemo(() => {
    const subcategories = known ?? []
    const nameOf = (id: string | undefined) => subcategories.find((each) => each.id === id)?.name ?? ''
    return {
      subcategories,
      nameOf,
      textOf: ({ category, subcategoryId }) =>
        [t(`categories.${category}`), nameOf(subcategoryId)].filter((name) => name !== '').join(' · '),
      options: ({ withOpening = false, withArchived = false, chosen } = {}) =>
        financeCategories
          .filter((category) => withOpening || category !== 'opening')
          .flatMap((category) => [
            { value: category, label: t(`categories.${category}`) },
            ...subcategories
              .filter((each) => each.category === category)
              .filter(({ id, isArchived }) => withArchived || !isArchived || id === chosen)
              .map(({ id, name }) => ({
                value: categoryValue({ category, subcategoryId: id }),
                label: `${t(`categories.${category}`)} · ${name}`,
              })),
          ]),
    }
  }, [known, t])
}
