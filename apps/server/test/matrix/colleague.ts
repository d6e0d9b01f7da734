import { changeOperatorRole, chooseOperatorPassword, inviteOperator } from '@sportello/calls';
import { readConfig } from '../../src/config/config.ts';
import { createCodeHashes } from '../../src/areas/credentials/usecases/codes/hashes.ts';
import type { TestApp } from '../support/app.ts';

/** The operators of the examples: an existing one and one to be invited. */
const there = changeOperatorRole.example.request.params.username;
const invited = inviteOperator.example.request.body.username;

export async function withColleague({ database: { pool }, now }: TestApp): Promise<{ putBack: () => Promise<void> }> {
  const { codice } = chooseOperatorPassword.example.request.body;
  await pool.query(
    `with colleague as (
       insert into accounts (username, password_hash, kind, role)
       select $1, password_hash, 'OPERATOR', 'HELP_DESK' from accounts where username = 'operatore' returning id)
     insert into operator_links (account_id, code_hash, is_first, expires_at)
     select id, $2, true, $3::timestamptz + interval '1 day' from colleague`,
    [there, createCodeHashes(readConfig({}).sessionSecrets).hash(codice), now()],
  );
  return {
    putBack: async () => {
      await pool.query('delete from accounts where username = any($1)', [[there, invited]]);
    },
  };
}
