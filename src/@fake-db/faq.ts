import { get, type SampleCall } from './sampleCall'

export interface FaqCategory {
  id: number
  icon: string
  title: string
  subtitle: string
  qandA: { question: string; ans: string }[]
}

const faq: FaqCategory[] = [
  {
    id: 1,
    icon: 'credit-card',
    title: 'Payment',
    subtitle: 'How money reaches the shop',
    qandA: [
      { question: 'Which cards can be used?', ans: 'All that carry one of the usual four signs, of any country.' },
      {
        question: 'When is the card charged?',
        ans: 'On the day that the parcel leaves. Until then the amount is only put aside, and given back if you change your mind.',
      },
      { question: 'Can an invoice be had?', ans: 'It lies in the parcel, and in your account for ten years.' },
      {
        question: 'Can our association pay later?',
        ans: 'Associations and schools have fourteen days, from the second order on. Write to us with the name under which you are registered.',
      },
      { question: 'Do you take vouchers?', ans: 'Ours, at any amount. What is left of one stays on it.' },
    ],
  },
  {
    id: 2,
    icon: 'truck',
    title: 'Delivery',
    subtitle: 'How a parcel reaches you',
    qandA: [
      { question: 'How long does it take?', ans: 'Two to nine days, by where you live.' },
      {
        question: 'What if nobody is at home?',
        ans: 'A neighbour is asked, then the post office keeps it for a week.',
      },
      {
        question: 'Can it come to the rehearsal?',
        ans: 'Yes: give the address of the hall and the hour. The driver rings the number in the order, so let it be one that is not switched off.',
      },
      { question: 'Do you deliver abroad?', ans: 'To all countries that the shop lists at the checkout.' },
    ],
  },
  {
    id: 3,
    icon: 'rotate-ccw',
    title: 'Cancelling and returns',
    subtitle: 'When something was not right',
    qandA: [
      { question: 'How long may I send things back?', ans: 'Thirty days, unused, in their box.' },
      { question: 'Who pays for the way back?', ans: 'We do, where the fault was ours.' },
      {
        question: 'Can reeds and strings be returned?',
        ans: 'Only in their sealed paper. One that was played belongs to whoever played it.',
      },
      {
        question: 'When is the money there?',
        ans: 'Five days after the parcel is back with us, on the card that paid. Vouchers are filled up again the same day.',
      },
    ],
  },
  {
    id: 4,
    icon: 'package',
    title: 'My orders',
    subtitle: 'What you asked for, and where it is',
    qandA: [
      { question: 'Where is my parcel?', ans: 'The page of the order shows its last stop.' },
      {
        question: 'Can I add to an order?',
        ans: 'Until it is packed, yes. After that it becomes a second one, without postage.',
      },
      {
        question: 'One thing is missing. What now?',
        ans: 'Look for a slip: large orders come in two parcels. Else tell us its number.',
      },
    ],
  },
  {
    id: 5,
    icon: 'settings',
    title: 'Service',
    subtitle: 'Repairs and advice',
    qandA: [
      { question: 'Do you repair bows?', ans: 'Rehairing takes a week; cracks we look at first.' },
      {
        question: 'Can I try an instrument?',
        ans: 'For two weeks, against a deposit. Bring it to a rehearsal: what sounds well at home may not in the hall.',
      },
      { question: 'Who answers on Sundays?', ans: 'Nobody. We play then, too.' },
    ],
  },
]

export function faqCalls(): SampleCall[] {
  return [get('/faq/data', () => [200, faq])]
}
