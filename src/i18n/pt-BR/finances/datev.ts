import type { messages as en } from '@/i18n/en/finances/datev'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  title: 'DATEV',
  lead: 'Lançamentos pagos e transferências de um período como Buchungsstapel, que contadores na Alemanha e na Áustria importam.',
  from: 'De',
  to: 'Até',
  turned: 'O último dia é anterior ao primeiro.',
  save: 'Baixar',
  saved: 'O lote está salvo.',
  bookings_one: '{{shown}} lançamento: entraram {{income}}, saíram {{expense}}.',
  bookings_other: '{{shown}} lançamentos: entraram {{income}}, saíram {{expense}}.',
  openings_one:
    '{{shown}} saldo inicial fica de fora: o contador o transporta. Dê um número à categoria para que entre no arquivo.',
  openings_other:
    '{{shown}} saldos iniciais ficam de fora: o contador os transporta. Dê um número à categoria para que entrem no arquivo.',
  replaced_one:
    '{{shown}} texto tem caracteres que o formato não conhece. Eles são escritos sem acento ou como interrogação.',
  replaced_other:
    '{{shown}} textos têm caracteres que o formato não conhece. Eles são escritos sem acento ou como interrogação.',
  cut_one: '{{shown}} texto é cortado depois de 60 caracteres.',
  cut_other: '{{shown}} textos são cortados depois de 60 caracteres.',
  otherYear: 'Esses dias ficam em dois exercícios. Um lote tem só um: escolha dias de um mesmo exercício.',
  empty: 'Nada foi pago nesses dias.',
  tooMany: 'O DATEV aceita no máximo {{limit}} lançamentos por lote. Escolha menos dias.',
  notSetUp: 'Faltam os números pelos quais o contador conhece vocês.',
  gaps: 'Ainda sem número de conta:',
  gap_one: '{{name}} ({{shown}} lançamento)',
  gap_other: '{{name}} ({{shown}} lançamentos)',
  toSettings: 'Preencher os números',
  settings: {
    title: 'Números de conta',
    lead: 'O contador tem esses números; pergunte antes do primeiro lote.',
    advisor: 'O contador',
    consultant: 'Número do consultor (Beraternummer)',
    consultantHint: '1001 a 9999999',
    client: 'Número do cliente (Mandantennummer)',
    clientHint: '1 a 99999',
    chart: 'Plano de contas',
    chartHint: 'O SKR 42 substituiu o SKR 49 em 2025. Com ele, cada lançamento diz sua esfera (KOST1).',
    accountLength: 'Dígitos de um número de conta',
    yearMonth: 'O exercício começa em',
    money: 'Caixas e contas bancárias',
    categories: 'Categorias',
    categoriesHint: 'Uma categoria própria sem número usa o da sua categoria. Saldos iniciais não precisam de número.',
    source:
      'As sugestões do SKR 49 vêm da lista da DATEV de 2018, como o GnuCash e o OpenPetra a trazem; as do SKR 42, de programas publicados para associações. Onde nenhuma lista tem uma conta única, o campo fica vazio.',
    propose: 'Preencher com as sugestões',
    save: 'Salvar',
    saved: 'Os números estão salvos.',
  },
}
