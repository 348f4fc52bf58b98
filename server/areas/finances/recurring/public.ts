export { recurringOverviewRepository } from './overview'
export { recurringAhead } from './recurringAhead'
export { eraseFromRecurring, purgeTemplates, recurringOfMember } from './recurringPersonalData'
