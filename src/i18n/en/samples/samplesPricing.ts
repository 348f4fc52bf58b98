export const messages = {
  title: 'Pricing',
  lead: 'Prices by the size of the house, not by the number of its ideas. A sample: nothing is charged.',
  billing: {
    label: 'Paid',
    monthly: 'Month by month',
    yearly: 'Once a year',
    saving: 'A year at once saves up to {{saving}}.',
  },
  plan: {
    popular: 'Most popular',
    perMonth: 'a month',
    free: 'Free, for as long as you like',
    monthly: 'Ends with any month',
    yearly: '{{total}} once a year, {{saving}} less',
    current: 'Your plan',
    choose: 'Choose {{plan}}',
    chosen: '{{plan}} is your plan now. Nothing was charged.',
  },
  compared: {
    title: 'The plans side by side',
    feature: 'What is in it',
    yes: 'Included',
    no: 'Not included',
  },
  questions: 'Questions about the plans',
}
