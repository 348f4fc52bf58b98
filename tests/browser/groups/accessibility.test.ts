import { testAccessibility } from '../app/accessibility'
import { settingsScreens } from './settingsScreens'

testAccessibility({ 'the settings': settingsScreens })
