export type { BookedThing, Days } from './bookedThings'
export { findSum } from './findSum'
export { daysAround, dayText, judgeFile } from './judgeFile'
export type { Verdict } from './knownThing'
