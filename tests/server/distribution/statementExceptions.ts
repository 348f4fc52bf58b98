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
  {
    words: 'select distinct "group_id" from "answer_news"',
    reason: 'a frequent job goes through all groups in which somebody is told of answers',
  },
  {
    words: 'select distinct "group_id" from "replies" where (moved_up_at',
    reason: 'a frequent job goes through all groups in which somebody waits for a place, by an index of those alone',
  },
  {
    words: 'select distinct "group_id", "search_id" from "deputy_asks"',
    reason: 'a frequent job goes through all searches in which somebody let the hours pass',
  },
  { words: 'select "group_id" from "groups"', reason: 'a nightly job goes through all groups' },
]
