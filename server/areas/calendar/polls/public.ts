export { keepPollDates } from './keptDates'
export { deletePollAnswers, eraseFromPolls, erasePollComments, pollsOfMember, purgePolls } from './personalData'
