import { get, type SampleCall } from './sampleCall'
import { dayOf, pictureOf, slugOf } from './words'

export interface FaqCategory {
  id: number
  icon: string
  title: string
  subtitle: string
  qandA: { question: string; ans: string }[]
}

export interface KnowledgeBaseCategory {
  id: number
  category: string
  img: string
  title: string
  desc: string
}

export interface CategoryData {
  id: number
  title: string
  icon: string
  iconColor: string
  questions: { id: number; question: string; slug: string }[]
}

export interface QuestionData {
  title: string
  lastUpdated: string
  relatedQuestions: { id: number; question: string }[]
  content: string
}

const faq: FaqCategory[] = [
  {
    id: 1,
    icon: 'credit-card',
    title: 'Payment',
    subtitle: 'How money reaches the shop',
    qandA: [
      { question: 'Which cards can be used?', ans: 'All that carry one of the usual four signs.' },
      { question: 'When is the card charged?', ans: 'On the day that the parcel leaves.' },
      { question: 'Can an invoice be had?', ans: 'It lies in the parcel, and in your account.' },
    ],
  },
  {
    id: 2,
    icon: 'truck',
    title: 'Delivery',
    subtitle: 'How a parcel reaches you',
    qandA: [
      { question: 'How long does it take?', ans: 'Two to nine days, by where you live.' },
      { question: 'What if nobody is at home?', ans: 'A neighbour is asked, then the post office keeps it.' },
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
    ],
  },
  {
    id: 4,
    icon: 'package',
    title: 'My orders',
    subtitle: 'What you asked for, and where it is',
    qandA: [
      { question: 'Where is my parcel?', ans: 'The page of the order shows its last stop.' },
      { question: 'Can I add to an order?', ans: 'Until it is packed, yes.' },
    ],
  },
  {
    id: 5,
    icon: 'settings',
    title: 'Service',
    subtitle: 'Repairs and advice',
    qandA: [{ question: 'Do you repair bows?', ans: 'Rehairing takes a week; cracks we look at first.' }],
  },
]

const areas: [title: string, category: string, desc: string][] = [
  ['Selling', 'sales-automation', 'Shelves, prices and what belongs together.'],
  ['Telling people', 'marketing-automation', 'Letters, posters and the list of friends.'],
  ['The API', 'api-questions', 'Talking to the shop from a program.'],
  ['Your account', 'personalization', 'Names, passwords and who may see what.'],
  ['E-mail', 'email-marketing', 'What is sent, when, and to whom.'],
  ['Moving in', 'demand-generation', 'Bringing lists along from elsewhere.'],
]

const categories = areas.map(([title, category, desc], index): KnowledgeBaseCategory => ({
  id: index + 1,
  category,
  img: pictureOf(index),
  title,
  desc,
}))

const questions = [
  'How do I begin?',
  'Which size do I need?',
  'Can I undo it?',
  'Who else sees this?',
  'What does it cost?',
  'Where is it kept?',
]

const sections: [title: string, icon: string, iconColor: string][] = [
  ['First steps', 'play', 'primary'],
  ['Every day', 'repeat', 'success'],
  ['When it goes wrong', 'life-buoy', 'danger'],
  ['For programmers', 'code', 'info'],
]

const categoryData = sections.map(([title, icon, iconColor], section): CategoryData => ({
  id: section + 1,
  title,
  icon,
  iconColor,
  questions: questions.map((question, index) => ({
    id: section * questions.length + index + 1,
    question,
    slug: slugOf(question),
  })),
}))

const questionData: QuestionData = {
  title: 'Which size do I need?',
  lastUpdated: dayOf(180),
  relatedQuestions: questions.slice(2).map((question, index) => ({ id: index + 1, question })),
  content:
    'Measure from the neck to the palm of the hand, with the arm stretched out. From 56 cm on, it is a full size.',
}

export function faqCalls(): SampleCall[] {
  return [
    get('/faq/data', () => [200, faq]),
    get('/faq/data/knowledge_base', () => [200, categories]),
    get('/faq/data/category', () => [200, categoryData]),
    get('/faq/data/question', () => [200, questionData]),
  ]
}
