import { testAccessibility } from '../app/accessibility'
import { memberScreens } from './memberScreens'

testAccessibility({ 'the members': memberScreens }, ['members', 'a new member, with errors', 'a member'])
