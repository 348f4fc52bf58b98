import { testAccessibility } from '../app/accessibility'
import { officeScreens } from './officeScreens'
import { sampleAppScreens } from './sampleAppScreens'

testAccessibility({ 'the samples of an office': officeScreens, 'the sample apps': sampleAppScreens })
