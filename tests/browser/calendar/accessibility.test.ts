import { testAccessibility } from '../app/accessibility'
import { calendarScreens, repertoireScreens } from './calendarScreens'
import { rosterScreens } from './rosterScreens'

const parts = {
  'the calendar': calendarScreens,
  'the repertoire': repertoireScreens,
  'line-ups and answers': rosterScreens,
}

testAccessibility(parts, [
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
