import type { messages as en } from '@/i18n/en/samples/samplesLicences'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  title: 'Licenças',
  lead_one: 'O Batuta se apoia em {{count}} pacote feito por outras pessoas. Veja o que cada um permite.',
  lead_other: 'O Batuta se apoia em {{count}} pacotes feitos por outras pessoas. Veja o que cada um permite.',
  own: 'O próprio Batuta: licença {{licence}}',
  ownText: 'Versão {{version}}. Use, mude e passe adiante, com este texto ao lado.',
  ownLabel: 'O texto da licença do Batuta',
  copy: 'Copiar o texto',
  packages: 'Pacotes',
  byLicence: 'Pacotes por licença',
  search: 'Buscar nos pacotes',
  none: 'não informada',
  home: 'Código',
  homeOf: 'Código-fonte de {{name}} (abre em outra aba)',
  fields: { name: 'Pacote', version: 'Versão', licence: 'Licença', asked: 'Pedido por', home: 'Código' },
  asked: { direct: 'Batuta', other: 'outro pacote' },
}
