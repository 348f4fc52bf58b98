import { testAccessibility } from '../app/accessibility'
import { duesScreens, financeScreens, monthScreens } from './financeScreens'

testAccessibility(
  { 'the entries and the balance': financeScreens, 'the months': monthScreens, 'the dues': duesScreens },
  ['balance on a day', 'months, one of them closed', 'who owes, some chosen'],
)
