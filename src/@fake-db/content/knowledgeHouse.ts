import type { Topic } from './knowledgeTopic'

/** Of the knowledge base: what stands behind the shop. */
export const houseTopics: Topic[] = [
  {
    category: 'api-questions',
    title: 'The API',
    desc: 'Talking to the shop from a program.',
    sections: [
      {
        title: 'First steps',
        questions: [
          [
            'Where do I get a key?',
            'On the page of the keys. It is shown once: copy it to where your program reads it, never into the program itself.',
          ],
          [
            'What does a first call look like?',
            'A GET to the list of products, with the key in the header Authorization. The answer is JSON, ten products a page.\n\n- page says which\n- perPage says how many, at most a hundred\n- q looks for words',
          ],
        ],
      },
      {
        title: 'For programmers',
        questions: [
          [
            'How often may I call?',
            'A hundred times a minute. Beyond that the answer is 429, and its header says how many seconds to wait.',
          ],
          [
            'How do I hear of new orders?',
            'Give us an address, and we call it. Each call is signed; compare the signature before you believe it.',
          ],
          ['Are there versions?', 'One a year. The one before is answered for two years more.'],
        ],
      },
      {
        title: 'When it goes wrong',
        questions: [
          [
            'My key was seen by others',
            'Withdraw it: that works within a second. Then make another, and look at the list of calls for those that were not yours.',
          ],
          [
            'The answer is 409',
            'Somebody changed the same thing before you. Read it again, and send your change once more.',
          ],
        ],
      },
    ],
  },
  {
    category: 'personalization',
    title: 'Your account',
    desc: 'Names, passwords and who may see what.',
    sections: [
      {
        title: 'First steps',
        questions: [
          [
            'How do I change my name?',
            'In the settings of the account, under “General”. Invoices keep the name that they were written with.',
          ],
          ['Who else sees this?', 'Those of your house who have an account, by what their role allows. Nobody else.'],
        ],
      },
      {
        title: 'Every day',
        questions: [
          [
            'What makes a good password?',
            'A short sentence that only you would say. It need not have signs and numbers; it must not be one that everybody knows.',
          ],
          [
            'How do I hear less from you?',
            'In the settings, under “Notifications”: each kind of letter has a switch of its own.',
          ],
        ],
      },
      {
        title: 'When it goes wrong',
        questions: [
          ['I forgot my password', 'Ask for a letter on the page of signing in. Its link works for an hour, and once.'],
          [
            'Can I undo it?',
            'Most things, for ten seconds: there is a button in the message. What was removed for good is asked about before.',
          ],
        ],
      },
    ],
  },
  {
    category: 'demand-generation',
    title: 'Moving in',
    desc: 'Bringing lists along from elsewhere.',
    sections: [
      {
        title: 'First steps',
        questions: [
          [
            'How do I begin?',
            'With a file of what you have: a table with one line for each thing. The first line says what the columns are.\n\nWe read it, show what we understood, and change nothing until you agree.',
          ],
          ['Which files are read?', 'CSV and Excel. Of others, save a copy as one of these.'],
        ],
      },
      {
        title: 'Every day',
        questions: [
          [
            'Can I do it in several steps?',
            'Yes. What is there already is known by its number, and brought up to date.',
          ],
        ],
      },
      {
        title: 'When it goes wrong',
        questions: [
          [
            'Accents look strange',
            'The file was written in an old way of writing letters. Choose another one above the table; it changes as you choose.',
          ],
          [
            'Can I take it all back?',
            'Within a day, by one button. What you changed by hand since then is asked about.',
          ],
        ],
      },
    ],
  },
]
