export { deputyColumns, deputyRepository, toDeputy } from './deputyRepository'
export { deleteSearches, eraseFromPool, erasePoolPerson, purgePool } from './poolData'
export {
  beginTelling,
  deputyAskMail,
  deputyTakenMail,
  findAsked,
  findExhausted,
  hasSeat,
  isSeatFree,
  listOverdue,
  lockSearch,
  searchOverMail,
  takeTurn,
  turnAfterAnswer,
  undoTelling,
} from './searchTurn'
