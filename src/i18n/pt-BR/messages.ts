import type { Messages } from '@/i18n/messages'
import type { messages as en } from '@/i18n/en/messages'

export const messages: Messages<typeof en> = {
  title: 'Mensagens',
  none: 'Ninguém foi avisado de nada sobre este evento ainda.',
  kinds: { please_answer: 'Pedido de resposta', changed: 'O que mudou', reminder: 'Lembrete' },
  write: { please_answer: 'Perguntar a quem não respondeu', changed: 'Avisar a mudança', reminder: 'Lembrar' },
  byOrder: 'automática',
  sent: '{{done}} de {{all}} enviados',
  failed: '{{shown}} com falha',
  unclear: '{{shown}} sem certeza',
  unclearHint: 'A conexão caiu no meio do envio. Eles não são reenviados sozinhos, para ninguém receber dois.',
  retry: 'Tentar de novo',
  words: 'Suas palavras (vão no começo)',
  recipients_one: '{{shown}} pessoa',
  recipients_other: '{{shown}} pessoas',
  nobody: 'Não há ninguém para avisar.',
  blocks: { no_address: 'sem e-mail', unsubscribed: 'não quer e-mails', refused: 'endereço recusado' },
  sample: 'O que {{name}} lê',
  noMail:
    'Este servidor não envia e-mails. Quem cuida dele define SMTP_URL, MAIL_FROM e PUBLIC_URL. Até lá, copie o texto.',
  quiet: 'É horário de silêncio: os e-mails saem {{when}}.',
  copy: 'Copiar o texto para todos',
  send_one: 'Enviar {{shown}} e-mail',
  send_other: 'Enviar {{shown}} e-mails',
  sending: 'Os e-mails estão a caminho.',
}
