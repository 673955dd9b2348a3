-- Spreads the rows of tables over partitions by a hash of the table's id. Run it once on a database that the server has laid out and
-- nobody uses yet (start the server, stop it, then: psql "$DATABASE_URL" -f deploy/partition.sql). Nothing else changes for the server:
-- every statement about a table names its id. For another number of partitions change the 8.
DO $$
DECLARE
  name text;
  key text;
  many constant integer := 8;
BEGIN
  FOR name, key IN
    VALUES ('tables', 'id'), ('positions', 'table_id'), ('entries', 'table_id'), ('members', 'table_id'),
      ('chat', 'table_id'), ('reports', 'table_id'), ('results', 'table_id'), ('result_seats', 'table_id'),
      ('push_calls', 'table_id'), ('push_looks', 'table_id')
  LOOP
    EXECUTE format('ALTER TABLE %I RENAME TO %I', name, name || '_whole');
    EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL) PARTITION BY HASH (%I)', name, name || '_whole', key);
    FOR part IN 0 .. many - 1 LOOP
      EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES WITH (MODULUS %s, REMAINDER %s)',
        name || '_' || part, name, many, part);
    END LOOP;
    EXECUTE format('INSERT INTO %I SELECT * FROM %I', name, name || '_whole');
    EXECUTE format('DROP TABLE %I', name || '_whole');
  END LOOP;
END $$;
