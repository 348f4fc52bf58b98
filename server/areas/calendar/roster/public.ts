export { givenReply, rosterRepository } from './rosterRepository'
