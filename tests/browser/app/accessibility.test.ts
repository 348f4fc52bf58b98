import { testAccessibility } from './accessibility'
import { shellScreens } from './shellScreens'

testAccessibility({ 'the shell': shellScreens })
