import { testAccessibility } from '../app/accessibility'
import { auditScreens } from './auditScreens'

testAccessibility({ 'the record of activities': auditScreens })
