export { checkinListRepository } from './checkinList'
export { checkinRepository } from './checkinRepository'
