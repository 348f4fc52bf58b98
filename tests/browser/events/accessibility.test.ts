import { testAccessibility } from '../app/accessibility'
import { calendarScreens } from './calendarScreens'

testAccessibility({ 'the calendar': calendarScreens }, [
  'the month',
  'the list',
  'an event',
  'a new event with a series, an overlap and errors',
])
