import type { messages as en } from '@/i18n/en/replyPreview'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  away_one: '{{shown}} pessoa estará ausente: {{names}}.',
  away_other: '{{shown}} pessoas estarão ausentes: {{names}}.',
  moreNames: 'mais {{shown}}',
  turns: {
    green: 'O sinal passaria a verde: {{reason}}.',
    amber: 'O sinal passaria a amarelo: {{reason}}.',
    red: 'O sinal passaria a vermelho: {{reason}}.',
  },
  confirm_one: '{{shown}} resposta teria de ser confirmada de novo.',
  confirm_other: '{{shown}} respostas teriam de ser confirmadas de novo.',
}
