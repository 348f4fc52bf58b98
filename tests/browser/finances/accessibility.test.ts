import { testAccessibility } from '../app/accessibility'
import { auditScreens } from './auditScreens'
import {
  askingScreens,
  budgetScreens,
  duesScreens,
  financeScreens,
  matchingScreens,
  monthScreens,
} from './financeScreens'

testAccessibility(
  {
    'the entries and the balance': financeScreens,
    'the months': monthScreens,
    'the dues': duesScreens,
    'what is asked for and given': askingScreens,
    'the audits': auditScreens,
    'the matching': matchingScreens,
    'the budget': budgetScreens,
  },
  ['balance on a day', 'months, one of them closed', 'who owes, some chosen', 'a budget and the forecast'],
)
