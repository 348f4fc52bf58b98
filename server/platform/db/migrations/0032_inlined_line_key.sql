-- The same text as before. An integer that `||` makes a text of is not immutable to PostgreSQL, which therefore called the function
-- for each row; with the casts written out it puts the expression in its place, at an eighth of the time. Where Citus leaves the
-- other servers of a cluster their old one, they say the same, more slowly.
CREATE OR REPLACE FUNCTION finance_line_key(day date, kind finance_kind, amount bigint, description text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN md5((day - '2000-01-01'::date)::text || ' ' || CASE kind WHEN 'income' THEN '+' ELSE '-' END || amount::text || ' ' || description);
