/** Statements that may ask more than one shard, by words that only they have, and why. */
export const exceptions: { words: string; reason: string }[] = [
  {
    words: '"groups"."group_id" <> $1 limit $2',
    reason: 'whether there is any group besides the demo, asked by its page',
  },
  ...['delete', 'update'].flatMap((right) => [
    {
      words: `grant ${right} on "audit_entries" to`,
      reason: 'the right is to the table, for as long as records are purged',
    },
    { words: `revoke ${right} on "audit_entries" from`, reason: 'as granted' },
  ]),
  {
    words: '"message_settings"."ask_days" is not null',
    reason: 'an hourly job goes through all groups with standing orders',
  },
  { words: 'select "group_id" from "groups"', reason: 'a nightly job goes through all groups' },
]
