import { get, type SampleCall } from './sampleCall'
import { pictureOf } from './words'

export interface PricingPlan {
  title: string
  img: string
  subtitle: string
  /** Dollars, as the yearly plan's. */
  monthlyPrice: number
  yearlyPlan: { perMonth: number; totalAnnual: number }
  planBenefits: string[]
  popular: boolean
}

const plans: PricingPlan[] = [
  {
    title: 'Basic',
    img: pictureOf(0),
    subtitle: 'For a quartet that is just beginning',
    monthlyPrice: 0,
    yearlyPlan: { perMonth: 0, totalAnnual: 0 },
    planBenefits: ['One ensemble', 'Ten people', 'A calendar to share'],
    popular: false,
  },
  {
    title: 'Standard',
    img: pictureOf(1),
    subtitle: 'For a group that plays a season',
    monthlyPrice: 49,
    yearlyPlan: { perMonth: 40, totalAnnual: 480 },
    planBenefits: ['Three ensembles', 'A hundred people', 'Dues and receipts', 'Answers by e-mail'],
    popular: true,
  },
  {
    title: 'Enterprise',
    img: pictureOf(2),
    subtitle: 'For houses with more than one orchestra',
    monthlyPrice: 99,
    yearlyPlan: { perMonth: 80, totalAnnual: 960 },
    planBenefits: ['Any number of ensembles', 'Any number of people', 'A server of your own', 'Answers by phone'],
    popular: false,
  },
]

const qandA = [
  { question: 'Can we change the plan in the middle of a year?', ans: 'Yes. What is left of the old plan is counted.' },
  { question: 'Who pays for guests?', ans: 'Nobody: guests are free in every plan.' },
  {
    question: 'What happens to our records when we leave?',
    ans: 'You take them along as files, then they are erased.',
  },
  { question: 'Is there a discount for schools?', ans: 'Schools pay half. Write to us with the name of the school.' },
]

export function pricingCalls(): SampleCall[] {
  return [get('/pricing/data', () => [200, { plans, qandA }])]
}
