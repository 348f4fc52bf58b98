import type { messages as en } from '@/i18n/en/samples/samplesPricing'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  title: 'Preise',
  lead: 'Preise nach der Größe des Hauses, nicht nach der Zahl seiner Ideen. Ein Beispiel: Es wird nichts berechnet.',
  billing: {
    label: 'Zahlung',
    monthly: 'Monatlich',
    yearly: 'Jährlich',
    saving: 'Ein ganzes Jahr auf einmal spart bis zu {{saving}}.',
  },
  plan: {
    popular: 'Beliebt',
    perMonth: 'im Monat',
    free: 'Kostenlos, solange Sie möchten',
    monthly: 'Monatlich kündbar',
    yearly: '{{total}} einmal im Jahr, {{saving}} weniger',
    current: 'Ihr Tarif',
    choose: '{{plan}} wählen',
    chosen: '{{plan}} ist jetzt Ihr Tarif. Es wurde nichts berechnet.',
  },
  compared: {
    title: 'Die Tarife im Vergleich',
    feature: 'Was enthalten ist',
    yes: 'Enthalten',
    no: 'Nicht enthalten',
  },
  questions: 'Fragen zu den Tarifen',
}
