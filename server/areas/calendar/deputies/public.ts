export { deputyColumns, deputyRepository, toDeputy } from './deputyRepository'
