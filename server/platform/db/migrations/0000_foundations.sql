-- What the tables stand on. Both extensions are trusted: the owner of the database may create them.
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- The root collation of Unicode ("Álvares" before "ana" before "Zeca"), with numbers by value ("Sax 2" before "Sax 10").
CREATE COLLATION natural_order (provider = icu, locale = 'und-u-kn');
--> statement-breakpoint
-- Text without case and accents. unaccent() is only STABLE, as its dictionary could be changed; ours is the one that
-- comes with it. The body is parsed here and now, so it means the same under any search_path.
CREATE FUNCTION fold_text(words text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(unaccent('unaccent'::regdictionary, normalize(words, NFKC)) COLLATE "und-x-icu");
--> statement-breakpoint
-- The LIKE pattern for text that holds the word; what would be a wildcard stands for itself.
CREATE FUNCTION contains_pattern(word text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN '%' || replace(replace(replace(fold_text(word), '\', '\\'), '%', '\%'), '_', '\_') || '%';
