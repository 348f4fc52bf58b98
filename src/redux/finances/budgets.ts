import {
  type BudgetForecast,
  type BudgetSheet,
  type EventBudgetSheet,
  type PlannedYears,
  type Budget,
  type BudgetWrite,
  type EventBudget,
  type EventBudgetCopy,
  type EventBudgetWrite,
  findBudgetCall,
  findBudgetsCall,
  addBudgetCall,
  findFinancesForecastCall,
  findEventBudgetCall,
  addEventBudgetCall,
  copyEventBudgetsCall,
} from '@contract/finances/budgets'
import { type EventFee, listEventFeesCall } from '@contract/finances/eventFees'
import { apiRequest } from '@/api/apiRequest'
/** The budget of a year, `YYYY`, with actual sums. */
export const fetchBudget = (year: string): Promise<BudgetSheet> => apiRequest(findBudgetCall, { params: { year } })

/** The budgets of several years (`YYYY`, separated by commas) with actual sums; years without a budget are left out. */
export const fetchPlannedYears = async (years: string): Promise<PlannedYears['years']> =>
  (await apiRequest(findBudgetsCall, { params: { years } })).years

/** The same for an export. */
export const selectBudget = async ({ year }: { year: string }): Promise<BudgetSheet[]> => [
  await apiRequest(findBudgetCall, { params: { year } }),
]

export const saveBudget = async (budget: BudgetWrite): Promise<Budget> =>
  (await apiRequest(addBudgetCall, { data: { budget } })).budget

/** Of the present year's end. */
export const fetchForecast = (): Promise<BudgetForecast> => apiRequest(findFinancesForecastCall)

/** What deputies get for the event, by its id. */
export const fetchEventFees = async (id: string): Promise<EventFee[]> =>
  (await apiRequest(listEventFeesCall, { params: { id } })).fees

/** By the event's id. */
export const fetchEventBudget = (id: string): Promise<EventBudgetSheet> =>
  apiRequest(findEventBudgetCall, { params: { id } })

export const saveEventBudget = async (eventBudget: EventBudgetWrite): Promise<EventBudget> =>
  (await apiRequest(addEventBudgetCall, { data: { eventBudget } })).eventBudget

/** Copies event budgets to other events that have none. In a series, the first event gets it. Returns the number of copies. */
export const copyEventBudgets = async (copies: EventBudgetCopy[]): Promise<number> =>
  (await apiRequest(copyEventBudgetsCall, { data: { copies } })).copied
