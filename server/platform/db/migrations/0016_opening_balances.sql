-- Edited after its release: 0002 makes the type with this value by now, and says why.
ALTER TYPE "public"."finance_category" ADD VALUE IF NOT EXISTS 'opening';