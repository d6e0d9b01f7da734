import { createServer } from 'node:http';
import pg from 'pg';
import { answers, type CallName } from './answers.ts';

// The baseline: node:http and pg with nothing in between. It answers the configured calls (BARE_CALLS: answer and
// statements by path) with the real server's statements and the same JSON.

interface BareCall {
  readonly answer: CallName;
  readonly statements: readonly { readonly text: string; readonly values: readonly (string | null)[] }[];
}

const calls = JSON.parse(process.env['BARE_CALLS'] ?? '{}') as Readonly<Record<string, BareCall>>;
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10, application_name: 'bare' });

// Dates and timestamps stay text, as on the wire.
for (const type of [pg.types.builtins.DATE, pg.types.builtins.TIMESTAMPTZ]) pg.types.setTypeParser(type, String);

async function answer({ statements, answer }: BareCall): Promise<object> {
  let rows: Record<string, never>[] = [];
  for (const { text, values } of statements) ({ rows } = await pool.query(text, [...values]));
  return answers[answer](rows);
}

createServer((request, response) => {
  // The customer is in the URL; the real server reads it from the token.
  const call = calls[request.url ?? ''];
  if (!call) {
    response.writeHead(request.url === '/ready' ? 200 : 404).end();
    return;
  }
  answer(call).then(
    (body) => {
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
      response.end(JSON.stringify(body));
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(process.env['PORT']), '127.0.0.1');

process.on('disconnect', () => process.exit(1));
process.on('SIGTERM', () => process.exit(0));
