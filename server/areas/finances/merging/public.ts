export { findMoneyOf, isClosedSince, mergeFinances } from './mergeFinances'
