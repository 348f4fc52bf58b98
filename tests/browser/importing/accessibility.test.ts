import { testAccessibility } from '../app/accessibility'
import { importScreens } from './importScreens'

testAccessibility({ 'the imports': importScreens })
