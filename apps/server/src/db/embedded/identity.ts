import { spawnSync } from 'node:child_process';

export type Identity = {
  readonly prefix: readonly string[];
  readonly user?: User;
};

export type User = { readonly uid: number; readonly gid: number };

/** Unprivileged user that every system has. */
const nobody: User = { uid: 65_534, gid: 65_534 };

const endWithParent = ['setpriv', '--pdeathsig', 'INT'];
const ownNamespace = ['unshare', '--user', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`];

/**
 * PostgreSQL doesn't run as root, so root needs a workaround; other users run it as themselves.
 *
 * In its own user namespace root's process appears as "nobody" but still owns root's files outside: this works in
 * place, even below a home of mode 0700, without creating a user. Some containers forbid namespaces; then PostgreSQL
 * really runs as nobody, or as the data's current owner, and the files must be accessible to that user (see
 * place.ts).
 *
 * @param owner the user that the data belongs to, if there is data already.
 */
export function chooseIdentity(owner: User | undefined): Identity {
  const withParent = works(endWithParent) ? endWithParent : [];
  if (process.getuid?.() !== 0) return { prefix: withParent };
  const belongsToRoot = owner === undefined || owner.uid === 0;
  if (belongsToRoot && works(ownNamespace)) return { prefix: [...ownNamespace, ...withParent] };
  return { prefix: withParent, user: belongsToRoot ? nobody : owner };
}

/** Checks that a wrapper command is installed and allowed by running `true` with it. */
function works([command, ...args]: readonly string[]): boolean {
  return command !== undefined && spawnSync(command, [...args, 'true'], { stdio: 'ignore' }).status === 0;
}

export function commandAs(identity: Identity, program: string, args: readonly string[]): [string, string[]] {
  const [file = program, ...rest] = [...identity.prefix, program, ...args];
  return [file, rest];
}

export function userOf(identity: Identity): { cwd: string; uid?: number; gid?: number } {
  return { cwd: '/', ...identity.user };
}
