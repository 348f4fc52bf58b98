import type { SampleUser } from './userCalls'

export const planResources = ['seats', 'projects', 'storage', 'emails'] as const
export type PlanResource = (typeof planResources)[number]
type Plan = SampleUser['currentPlan']

interface PlanTerms {
  /** Dollars a month. The template names those of the smallest, the popular and the largest. */
  price: number
  /** Storage in gigabytes, e-mails a month. */
  limits: Record<PlanResource, number>
}

export const plans: Record<Plan, PlanTerms> = {
  basic: { price: 0, limits: { seats: 3, projects: 3, storage: 2, emails: 500 } },
  team: { price: 49, limits: { seats: 15, projects: 20, storage: 20, emails: 5000 } },
  company: { price: 79, limits: { seats: 40, projects: 50, storage: 100, emails: 20_000 } },
  enterprise: { price: 99, limits: { seats: 100, projects: 200, storage: 500, emails: 100_000 } },
}

const NEAR = 0.8

export type UsageState = 'free' | 'near' | 'over'

/** From four fifths on it is time to think of the next plan. */
export function usageState(used: number, limit: number): UsageState {
  if (used > limit) return 'over'
  return used >= limit * NEAR ? 'near' : 'free'
}
