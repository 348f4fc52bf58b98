import { testAccessibility } from '../app/accessibility'
import { analyticsScreens, eventMoneyScreens, finishScreens } from './analyticsScreens'

testAccessibility(
  {
    'the finishing of events': finishScreens,
    'the money of events': eventMoneyScreens,
    'the analytics': analyticsScreens,
  },
  [
    'an event to finish, with errors and an entry to add',
    'analytics, with figures, charts and a warning',
    'the record of an event, with its entries',
    'home, with everything on it',
  ],
)
