import type { messages as en } from '@/i18n/en/links'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  of: 'Link de {{name}}',
  qr: 'Código QR com o link de {{name}}',
  hint: 'Quem abre este link responde por esta pessoa. Não o entregue a mais ninguém.',
  copy: 'Copiar o link',
  share: 'Compartilhar…',
  whatsApp: 'WhatsApp',
  byMail: 'Por e-mail',
  subject: '{{group}}: a sua página',
  message: 'Olá, {{name}}! Aqui você diz se vem, em {{group}}: {{url}} O link é só seu, guarde-o bem.',
  preparing: 'Um momento…',
  cannotTell:
    'Este link não pode mais ser mostrado: foi retirado, ou feito há muito tempo. Faça um novo para entregá-lo.',
  renew: 'Fazer um link novo',
  renewTitle: 'Um link novo para {{name}}?',
  renewText: 'O link anterior deixa de abrir a página, também nos telefones em que está guardado.',
}
