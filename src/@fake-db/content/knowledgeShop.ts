import type { Topic } from './knowledgeTopic'

/** Of the knowledge base: what one does in the shop. */
export const shopTopics: Topic[] = [
  {
    category: 'sales-automation',
    title: 'Selling',
    desc: 'Shelves, prices and what belongs together.',
    sections: [
      {
        title: 'First steps',
        questions: [
          [
            'How do I put something on the shelf?',
            'Open the shop, then the shelf that it belongs on. A name, a price and a picture are enough to begin with; the rest can follow.\n\nBefore it is seen by others, three things are asked:\n\n- Is the price with or without tax?\n- How heavy is it, packed?\n- How many are there?\n\nWhat has no number of pieces is sold until you say stop.',
          ],
          [
            'Which size do I need?',
            'Measure from the neck to the palm of the hand, with the arm stretched out. From 56 cm on, it is a full size.\n\nBetween two sizes the smaller one is played more.',
          ],
          [
            'Can one thing have several prices?',
            'One for each group of customers: schools, members, all others. The lowest that applies is shown.',
          ],
        ],
      },
      {
        title: 'Every day',
        questions: [
          [
            'How do I sell what belongs together?',
            'Make a set of it. It has a price of its own, and takes its pieces off their shelves when it is sold.',
          ],
          [
            'How do I reserve something?',
            'Press the clock beside it. It is kept for three days, and comes back by itself.',
          ],
        ],
      },
      {
        title: 'When it goes wrong',
        questions: [
          [
            'The price was wrong. What now?',
            'Change it at once: orders that are not yet paid follow. Those that are paid stay as they are, and you may give back the difference from the page of the order.',
          ],
          [
            'Something was sold twice',
            'The later order is marked in red. Write to that customer first; a letter for it lies ready under the mark.',
          ],
        ],
      },
    ],
  },
  {
    category: 'marketing-automation',
    title: 'Telling people',
    desc: 'Letters, posters and the list of friends.',
    sections: [
      {
        title: 'First steps',
        questions: [
          [
            'How do I begin a list of friends?',
            'Put the small form on your page. Whoever signs up gets a letter first, and is on the list when they have answered it.\n\nNobody is put there without that: it is the law, and good manners.',
          ],
          ['Can I bring a list along?', 'As a file with one address a line. We write to all of them once, and ask.'],
        ],
      },
      {
        title: 'Every day',
        questions: [
          [
            'When is the best hour to write?',
            'On the day after a rehearsal, before noon. For concerts: three weeks before, and again on the Tuesday before.',
          ],
          [
            'How do I print posters?',
            'Choose a concert, then the size of the paper. Date, place and programme are taken from the calendar; the picture is yours to choose.',
          ],
          ['Who opened the letter?', 'How many is counted, who is not. A person is not a percentage.'],
        ],
      },
      {
        title: 'When it goes wrong',
        questions: [
          [
            'A letter went to the wrong people',
            'Say so to them at once, in one sentence. What was sent cannot be called back.',
          ],
        ],
      },
    ],
  },
  {
    category: 'email-marketing',
    title: 'E-mail',
    desc: 'What is sent, when, and to whom.',
    sections: [
      {
        title: 'First steps',
        questions: [
          [
            'Which letters are sent by themselves?',
            '- when an order came in\n- when its parcel left\n- when something is due\n\nAll others you send yourself.',
          ],
          [
            'Can I change what they say?',
            'Every one of them, in each language. What stands in braces is filled in when it is sent.',
          ],
        ],
      },
      {
        title: 'Every day',
        questions: [
          [
            'How do I answer from my own address?',
            'Write it into the settings and answer the letter that we send there.',
          ],
          ['Where do answers go?', 'To the address that the letter came from. Here they are not kept.'],
        ],
      },
      {
        title: 'When it goes wrong',
        questions: [
          [
            'Our letters land among the spam',
            'Let your domain say that we may write for it: the page of the domain shows the two lines that belong there.',
          ],
        ],
      },
    ],
  },
]
