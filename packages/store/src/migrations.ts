/**
 * The schema, step by step, in words that SQLite and PostgreSQL share. Steps are only ever added: a database of any
 * earlier day is brought forward when the server starts. Every key begins with the table's id, so that the tables can
 * be spread over machines.
 */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    'CREATE TABLE guests (id text PRIMARY KEY, name text NOT NULL, created bigint NOT NULL, seen bigint NOT NULL)',
    'CREATE TABLE guest_keys (hash text PRIMARY KEY, guest text NOT NULL)',
    'CREATE INDEX guest_keys_guest ON guest_keys (guest)',
    `CREATE TABLE tables (id text PRIMARY KEY, status text NOT NULL, open_to_all integer NOT NULL, host text NOT NULL,
      seq integer NOT NULL, version integer NOT NULL, room text NOT NULL, head text, secret text NOT NULL,
      clock text, facts text NOT NULL, wake bigint, changed bigint NOT NULL)`,
    'CREATE INDEX tables_host ON tables (host)',
    `CREATE TABLE entries (table_id text NOT NULL, seq integer NOT NULL, text text NOT NULL, by_seat integer,
      request text, at bigint, digest text, PRIMARY KEY (table_id, seq))`,
    'CREATE TABLE members (table_id text NOT NULL, guest text NOT NULL, joined bigint NOT NULL, PRIMARY KEY (table_id, guest))',
    'CREATE INDEX members_guest ON members (guest)',
  ],
  [
    `CREATE TABLE chat (table_id text NOT NULL, n integer NOT NULL, guest text NOT NULL, name text NOT NULL,
      text text NOT NULL, at bigint NOT NULL, PRIMARY KEY (table_id, n))`,
    `CREATE TABLE reports (table_id text NOT NULL, id text NOT NULL, guest text NOT NULL, about text NOT NULL,
      text text NOT NULL, at bigint NOT NULL, PRIMARY KEY (table_id, id))`,
  ],
  [
    'CREATE TABLE carry_codes (hash text PRIMARY KEY, guest text NOT NULL, until bigint NOT NULL)',
    'CREATE INDEX tables_wake ON tables (wake) WHERE wake IS NOT NULL',
    'CREATE INDEX tables_changed ON tables (status, changed)',
  ],
  // What changes with every move stands apart from the documents that do not, so that a move writes little.
  [
    `CREATE TABLE positions (table_id text PRIMARY KEY, seq integer NOT NULL, version integer NOT NULL, clock text,
      facts text NOT NULL, wake bigint, changed bigint NOT NULL)`,
    `INSERT INTO positions (table_id, seq, version, clock, facts, wake, changed)
      SELECT id, seq, version, clock, facts, wake, changed FROM tables`,
    'DROP INDEX tables_wake',
    'DROP INDEX tables_changed',
    ...['seq', 'version', 'clock', 'facts', 'wake', 'changed'].map(
      (name) => `ALTER TABLE tables DROP COLUMN ${name}`,
    ),
    'CREATE INDEX positions_wake ON positions (wake) WHERE wake IS NOT NULL',
    'CREATE INDEX tables_open ON tables (status, open_to_all)',
  ],
  // The hash chain over a log. Entries of earlier days have no link.
  ['ALTER TABLE entries ADD COLUMN link text'],
  // What the house notes about itself, and what those who run it have done.
  [
    'CREATE TABLE house (name text PRIMARY KEY, at bigint NOT NULL)',
    'CREATE TABLE bans (guest text PRIMARY KEY, at bigint NOT NULL, why text NOT NULL)',
    `CREATE TABLE audit (id text PRIMARY KEY, at bigint NOT NULL, who text NOT NULL, action text NOT NULL,
      about text NOT NULL, note text NOT NULL)`,
    'ALTER TABLE reports ADD COLUMN settled bigint',
  ],
  // Finished games are remembered apart from their tables, for those who played them.
  [
    `CREATE TABLE results (table_id text PRIMARY KEY, game text NOT NULL, options text NOT NULL, started bigint,
      ended bigint NOT NULL, moves integer NOT NULL, status text NOT NULL, reason text NOT NULL, clock text NOT NULL,
      record text NOT NULL)`,
    `CREATE TABLE result_seats (table_id text NOT NULL, seat integer NOT NULL, guest text, name text NOT NULL,
      facts text NOT NULL, ended bigint NOT NULL, kept integer NOT NULL, PRIMARY KEY (table_id, seat))`,
    'CREATE INDEX result_seats_guest ON result_seats (guest, ended, table_id) WHERE guest IS NOT NULL',
    'ALTER TABLE tables ADD COLUMN counted integer NOT NULL DEFAULT 0',
    "CREATE INDEX tables_uncounted ON tables (id) WHERE counted = 0 AND status IN ('over', 'stopped')",
  ],
  // The index alone counts what somebody remembers, and finds a page of it.
  [
    'DROP INDEX result_seats_guest',
    'CREATE INDEX result_seats_kept ON result_seats (guest, kept, ended, table_id) WHERE guest IS NOT NULL',
  ],
  // Devices that are called when somebody is waited for, how their guests want it, and what they were called for.
  [
    'CREATE TABLE house_keys (name text PRIMARY KEY, text text NOT NULL)',
    `CREATE TABLE push_devices (endpoint text PRIMARY KEY, guest text NOT NULL, p256dh text NOT NULL, auth text NOT NULL,
      language text NOT NULL, created bigint NOT NULL)`,
    'CREATE INDEX push_devices_guest ON push_devices (guest)',
    'CREATE TABLE push_wishes (guest text PRIMARY KEY, wishes text NOT NULL)',
    `CREATE TABLE push_calls (table_id text NOT NULL, guest text NOT NULL, kind text NOT NULL, mark text NOT NULL,
      at bigint NOT NULL, PRIMARY KEY (table_id, guest, kind))`,
    'CREATE INDEX push_calls_guest ON push_calls (guest)',
    'CREATE TABLE push_looks (table_id text PRIMARY KEY, at bigint NOT NULL)',
    'CREATE INDEX push_looks_at ON push_looks (at)',
  ],
  // Ratings, and the rated games they come from: apart from results, which those who played may delete.
  [
    `CREATE TABLE ratings (game text NOT NULL, guest text NOT NULL, mu double precision NOT NULL,
      sigma double precision NOT NULL, games integer NOT NULL, PRIMARY KEY (game, guest))`,
    'CREATE INDEX ratings_guest ON ratings (guest)',
    'CREATE INDEX ratings_best ON ratings (game, mu)',
    `CREATE TABLE rated_seats (game text NOT NULL, n integer NOT NULL, table_id text NOT NULL, seat integer NOT NULL,
      guest text, standing integer NOT NULL, mu double precision NOT NULL, sigma double precision NOT NULL,
      new_mu double precision NOT NULL, new_sigma double precision NOT NULL, PRIMARY KEY (game, n, seat))`,
    'CREATE INDEX rated_seats_guest ON rated_seats (guest, table_id) WHERE guest IS NOT NULL',
    'CREATE TABLE unlisted (guest text PRIMARY KEY)',
  ],
  // Addresses of guests who want to be written to, and whom was asked for one lately.
  [
    `CREATE TABLE mail_addresses (guest text PRIMARY KEY, address text NOT NULL, language text NOT NULL, confirm text,
      stop text NOT NULL, asked bigint NOT NULL, sent bigint NOT NULL, due bigint)`,
    'CREATE INDEX mail_addresses_address ON mail_addresses (address)',
    'CREATE INDEX mail_addresses_confirm ON mail_addresses (confirm) WHERE confirm IS NOT NULL',
    'CREATE UNIQUE INDEX mail_addresses_stop ON mail_addresses (stop)',
    'CREATE INDEX mail_addresses_due ON mail_addresses (due) WHERE due IS NOT NULL',
    'CREATE TABLE mail_asked (what text PRIMARY KEY, at bigint NOT NULL)',
  ],
  // Who waits to be paired, and how long others have waited.
  [
    `CREATE TABLE tickets (guest text PRIMARY KEY, ticket text NOT NULL, since bigint NOT NULL, seen bigint NOT NULL,
      table_id text)`,
    'CREATE INDEX tickets_table ON tickets (table_id) WHERE table_id IS NOT NULL',
    'CREATE INDEX tickets_waiting ON tickets (since, guest) WHERE table_id IS NULL',
    'CREATE TABLE waits (game text NOT NULL, pace text NOT NULL, ms bigint NOT NULL, at bigint NOT NULL)',
    'CREATE INDEX waits_latest ON waits (game, pace, at)',
  ],
  // When the tickets of a table were claimed, until it has begun.
  [
    'ALTER TABLE tickets ADD COLUMN claimed bigint',
    'CREATE INDEX tickets_claimed ON tickets (claimed) WHERE claimed IS NOT NULL',
  ],
  // A new address stands beside the confirmed one until it is confirmed itself.
  [
    'ALTER TABLE mail_addresses RENAME TO mail_addresses_before',
    `CREATE TABLE mail_addresses (stop text PRIMARY KEY, guest text NOT NULL, address text NOT NULL, language text NOT NULL,
      confirm text, asked bigint NOT NULL, sent bigint NOT NULL, due bigint)`,
    `INSERT INTO mail_addresses (stop, guest, address, language, confirm, asked, sent, due)
      SELECT stop, guest, address, language, confirm, asked, sent, due FROM mail_addresses_before`,
    'DROP TABLE mail_addresses_before',
    'CREATE UNIQUE INDEX mail_addresses_confirmed ON mail_addresses (guest) WHERE confirm IS NULL',
    'CREATE UNIQUE INDEX mail_addresses_asked ON mail_addresses (guest) WHERE confirm IS NOT NULL',
    'CREATE INDEX mail_addresses_address ON mail_addresses (address)',
    'CREATE INDEX mail_addresses_confirm ON mail_addresses (confirm) WHERE confirm IS NOT NULL',
    'CREATE INDEX mail_addresses_due ON mail_addresses (due) WHERE due IS NOT NULL',
  ],
  // What was said with one press, to be read in any language.
  ['ALTER TABLE chat ADD COLUMN phrase text'],
  // Who wishes to be whose friend, who has blocked whom, and who is invited to which table.
  [
    `CREATE TABLE friend_wishes (guest text NOT NULL, other text NOT NULL, name text NOT NULL, at bigint NOT NULL,
      declined integer NOT NULL, PRIMARY KEY (guest, other))`,
    'CREATE INDEX friend_wishes_other ON friend_wishes (other)',
    `CREATE TABLE blocks (guest text NOT NULL, other text NOT NULL, name text NOT NULL, at bigint NOT NULL,
      PRIMARY KEY (guest, other))`,
    'CREATE INDEX blocks_other ON blocks (other)',
    `CREATE TABLE invitations (table_id text NOT NULL, guest text NOT NULL, by_guest text NOT NULL, at bigint NOT NULL,
      PRIMARY KEY (table_id, guest))`,
    'CREATE INDEX invitations_guest ON invitations (guest)',
    'CREATE INDEX invitations_by ON invitations (by_guest)',
  ],
  // Passkeys of guests, and challenges that were answered.
  [
    `CREATE TABLE passkeys (id text PRIMARY KEY, guest text NOT NULL, public_key text NOT NULL, counter bigint NOT NULL,
      transports text NOT NULL, created bigint NOT NULL, used bigint)`,
    'CREATE INDEX passkeys_guest ON passkeys (guest)',
    'CREATE TABLE passkey_challenges (hash text PRIMARY KEY, until bigint NOT NULL)',
  ],
]
