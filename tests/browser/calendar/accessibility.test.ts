import { testAccessibility } from '../app/accessibility'
import { calendarScreens } from './calendarScreens'
import { rosterScreens } from './rosterScreens'

testAccessibility({ 'the calendar': calendarScreens, 'line-ups and answers': rosterScreens }, [
  'the month',
  'the list',
  'an event',
  'a message before it goes',
  'people to tell one by one',
  'a line-up, open',
  'the answers',
  'a call sheet',
  'a new event with a series, an overlap and errors',
])
