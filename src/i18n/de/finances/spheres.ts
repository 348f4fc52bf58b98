export const messages = {
  title: 'Vier Sphären',
  lead: 'Einnahmen und Ausgaben eines Jahres nach den vier steuerlichen Bereichen eines Vereins.',
  back: 'Jahresbericht',
  table: 'Summen nach Sphäre',
  sphere: 'Sphäre',
  sphereOf: 'Sphäre von {{name}}',
  income: 'Einnahmen',
  expense: 'Ausgaben',
  result: 'Ergebnis',
  category: 'Kategorie',
  categories: 'Welche Kategorie zu welcher Sphäre gehört',
  names: {
    ideal: 'Ideeller Bereich',
    assets: 'Vermögensverwaltung',
    purpose: 'Zweckbetrieb',
    commercial: 'Wirtschaftlicher Geschäftsbetrieb',
  },
  changed: '{{name}}: {{sphere}}.',
  limit: 'Anteil an der Freigrenze',
  within:
    'Der wirtschaftliche Geschäftsbetrieb hat {{earned}} von {{limit}} eingenommen ({{percent}} %). Bis dahin bleibt der Gewinn steuerfrei.',
  over: 'Der wirtschaftliche Geschäftsbetrieb hat {{earned}} eingenommen, mehr als {{limit}}: Auf den Gewinn fallen Körperschaft- und Gewerbesteuer an (Freibetrag je 5.000 €).',
  source:
    '§ 64 Abs. 3 AO, einschließlich Umsatzsteuer; Grenze seit {{since}}: {{source}}. Die Zuordnung ist ein Vorschlag, es entscheidet das Finanzamt.',
}
