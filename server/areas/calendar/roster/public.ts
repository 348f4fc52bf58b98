export { findAnswersMark } from './answersMark'
export { givenReply, rosterRepository } from './rosterRepository'
