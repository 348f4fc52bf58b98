export {
  readSubcategoryNames,
  subcategoryColumns,
  subcategoryLines,
  subcategoryParts,
  withSubcategories,
} from './subcategorySums'
export { purposeSums, purposesOfEvent } from './purposeSums'
export type { SubcategoryNames } from './subcategorySums'
