import { testAccessibility } from '../app/accessibility'
import { officeScreens } from './officeScreens'
import { sampleAppScreens } from './sampleAppScreens'
import { samplePageScreens } from './samplePageScreens'

testAccessibility(
  {
    'the samples of an office': officeScreens,
    'the sample apps': sampleAppScreens,
    'the sample pages': samplePageScreens,
  },
  [],
  { areSamples: true },
)
