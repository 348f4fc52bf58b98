import * as z from 'zod/mini'
import { get, NOT_FOUND, post, type SampleCall } from './sampleCall'
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

/** Not in the specification: the plans side by side. A value is a word, or whether it is there; in the order of the plans. */
export interface PricingComparison {
  title: string
  rows: { feature: string; values: (string | boolean)[] }[]
}

const comparison: PricingComparison[] = [
  {
    title: 'People and groups',
    rows: [
      { feature: 'Ensembles', values: ['1', '3', 'Any number'] },
      { feature: 'People', values: ['10', '100', 'Any number'] },
      { feature: 'Guests', values: ['Free', 'Free', 'Free'] },
      { feature: 'Roles and rights', values: [false, true, true] },
    ],
  },
  {
    title: 'Calendar and concerts',
    rows: [
      { feature: 'A calendar to share', values: [true, true, true] },
      { feature: 'Who will come', values: [true, true, true] },
      { feature: 'Programmes and parts', values: [false, true, true] },
      { feature: 'Several halls at once', values: [false, false, true] },
    ],
  },
  {
    title: 'Money',
    rows: [
      { feature: 'Dues and receipts', values: [false, true, true] },
      { feature: 'Statements of the bank', values: [false, '3 years back', 'All years'] },
      { feature: 'Reports for auditors', values: [false, false, true] },
    ],
  },
  {
    title: 'Help',
    rows: [
      { feature: 'Answers', values: ['By other users', 'By e-mail', 'By phone'] },
      { feature: 'A server of your own', values: [false, false, true] },
    ],
  },
]

const Chosen = z.object({ title: z.string() })

/** Which plan one has, and the choice of another, are not in the specification: the screen keeps by them what was chosen in a visit. */
export function pricingCalls(): SampleCall[] {
  let currentPlan = 'Basic'
  return [
    get('/pricing/data', () => [200, { plans, qandA, comparison, currentPlan }]),
    post('/pricing/plan', (ask) => {
      const { title } = ask.body(Chosen)
      if (!plans.some((plan) => plan.title === title)) return NOT_FOUND
      currentPlan = title
      return [200]
    }),
  ]
}
