const firstNames = ['Ana', 'João', 'Mariana', 'José', 'Conceição', 'Luís', 'Érica', 'Antônio', 'Lívia', 'Otávio']
const lastNames = ['Álvares', 'Souza', 'Gonçalves', 'Pereira', 'Brandão', 'Araújo', 'Müller', 'Nakamura', 'Zanetti']
const sections = ['Violin', 'Viola', 'Cello', 'Clarinet', 'Horn', 'Timpani']

/** As many as the group has members. */
export const rows = Array.from({ length: 1_000 }, (_, id) => ({
  id,
  name: `${firstNames[id % 10]} ${lastNames[Math.floor(id / 10) % 9]} ${id}`,
  section: sections[id % 6],
  email: `member${id}@example.org`,
  joinedOn: '2015-03-01',
})).sort((one, other) => one.name.localeCompare(other.name))
