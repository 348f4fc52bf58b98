import { testAccessibility } from '../app/accessibility'
import { myScreens } from './myScreens'

testAccessibility({ 'my page': myScreens }, Object.keys(myScreens))
