export {
  readSubcategoryNames,
  subcategoryColumns,
  subcategoryLines,
  subcategoryParts,
  withSubcategories,
} from './subcategorySums'
export type { SubcategoryNames } from './subcategorySums'
