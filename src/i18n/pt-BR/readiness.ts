import type { messages as en } from '@/i18n/en/readiness'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  green: 'Vem gente suficiente',
  amber: 'Ainda em aberto',
  red: 'Vem gente de menos',
  short: '{{instrument}}: falta {{shown}}',
  moreShort_one: 'falta gente em mais {{shown}} instrumento',
  moreShort_other: 'falta gente em mais {{shown}} instrumentos',
  enough: 'Nenhum instrumento está desfalcado',
  yes: 'Sim: {{yes}} de {{asked}}',
  maybe_one: '{{shown}} talvez',
  maybe_other: '{{shown}} talvez',
  silent_one: '{{shown}} sem resposta',
  silent_other: '{{shown}} sem resposta',
  toConfirm_one: '{{shown}} a confirmar',
  toConfirm_other: '{{shown}} a confirmar',
}
