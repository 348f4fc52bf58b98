export {
  readSubcategoryNames,
  subcategoryColumns,
  subcategoryLines,
  subcategoryParts,
  withSubcategories,
} from './subcategorySums'
export { purposeSums } from './purposeSums'
export type { SubcategoryNames } from './subcategorySums'
