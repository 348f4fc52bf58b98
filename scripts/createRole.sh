#!/bin/sh
# Run by the image of PostgreSQL when it makes its database (compose.yaml): Batuta's own role owns its database and is no
# superuser, so that a right which it has given up (the record of who did what) stays closed to it.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" --username "${POSTGRES_USER:-postgres}" <<'SQL'
create role batuta login password :'password';
create database batuta owner batuta;
SQL
