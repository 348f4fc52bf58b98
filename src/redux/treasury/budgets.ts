import {
  BudgetAnswer,
  BudgetForecast,
  BudgetSheet,
  EventBudgetAnswer,
  EventBudgetCopiesAnswer,
  EventBudgetSheet,
  PlannedYears,
  type Budget,
  type BudgetWrite,
  type EventBudget,
  type EventBudgetCopy,
  type EventBudgetWrite,
} from '@contract/treasury/budgets'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from '@/redux/appThunk'

/** The budget of a year, `YYYY`, with what came of it. */
export const fetchBudget = createAppThunk<BudgetSheet, string>('budgets/fetch', (year, { signal }) =>
  apiRequest(BudgetSheet, { url: '/finances/find-budget', params: { year }, signal }),
)

/** Of the years, `YYYY`, with commas in between: those that have a budget, with what came of it. */
export const fetchPlannedYears = createAppThunk<PlannedYears['years'], string>(
  'budgets/fetchPlanned',
  async (years, { signal }) =>
    (await apiRequest(PlannedYears, { url: '/finances/find-budgets', params: { years }, signal })).years,
)

/** The same for a file. */
export const selectBudget = createAppThunk<BudgetSheet[], { year: string }>(
  'budgets/select',
  async ({ year }, { signal }) => [
    await apiRequest(BudgetSheet, { url: '/finances/find-budget', params: { year }, signal }),
  ],
)

export const saveBudget = createAppThunk<Budget, BudgetWrite>(
  'budgets/save',
  async (budget) =>
    (await apiRequest(BudgetAnswer, { method: 'post', url: '/finances/add-budget', data: { budget } })).budget,
)

/** Of the present year's end. */
export const fetchForecast = createAppThunk<BudgetForecast>('budgets/forecast', (_, { signal }) =>
  apiRequest(BudgetForecast, { url: '/finances/find-forecast', signal }),
)

/** By the event's id. */
export const fetchEventBudget = createAppThunk<EventBudgetSheet, string>('budgets/fetchOfEvent', (id, { signal }) =>
  apiRequest(EventBudgetSheet, { url: '/finances/find-event-budget', params: { id }, signal }),
)

export const saveEventBudget = createAppThunk<EventBudget, EventBudgetWrite>(
  'budgets/saveOfEvent',
  async (eventBudget) =>
    (await apiRequest(EventBudgetAnswer, { method: 'post', url: '/finances/add-event-budget', data: { eventBudget } }))
      .eventBudget,
)

/** What was planned of events is planned of others, which have no budget yet. Of a series, the first of it gets it. */
export const copyEventBudgets = createAppThunk<number, EventBudgetCopy[]>(
  'budgets/copyToEvents',
  async (copies) =>
    (
      await apiRequest(EventBudgetCopiesAnswer, {
        method: 'post',
        url: '/finances/copy-event-budgets',
        data: { copies },
      })
    ).copied,
)
