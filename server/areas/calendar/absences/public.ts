export { absenceColumns, toAbsence } from './absenceRepository'
