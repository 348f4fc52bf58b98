import { sql } from 'drizzle-orm'

/**
 * The end of a subselect in the FROM of an UPDATE that computes with what is only STABLE (jsonb_build_object, time zones): PostgreSQL would
 * make a plain one a part of the UPDATE, where Citus refuses such functions of columns. With an OFFSET it is computed by itself.
 */
export const apart = sql`offset 0`
