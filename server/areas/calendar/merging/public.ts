export { mergeCalendar, recountEvents } from './mergeCalendar'
