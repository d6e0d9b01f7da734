import { spawnSync } from 'node:child_process';

/** As whom PostgreSQL's programs run: what stands before the command, and the user to switch to. */
export type Identity = {
  readonly prefix: readonly string[];
  /** Absent when it runs as the user that we are. */
  readonly user?: User;
};

/** A user of the system. */
export type User = { readonly uid: number; readonly gid: number };

/** The user without rights that every system has. */
const nobody: User = { uid: 65_534, gid: 65_534 };

const endWithParent = ['setpriv', '--pdeathsig', 'INT'];
const ownNamespace = ['unshare', '--user', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`];

/**
 * PostgreSQL refuses to run as root, so root needs a way around; everybody else runs it as themselves.
 *
 * In a user namespace of its own, root's process is called "nobody" there and stays the owner of
 * root's files here: that works in place, even below a home of mode 0700, without a user to create.
 * Some containers forbid namespaces; then PostgreSQL really runs as nobody, or as the user that the
 * data already belongs to, and the files must be where that user reaches them (see place.ts).
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

/** Tells whether a command that runs another one is installed and allowed here, by running `true`. */
function works([command, ...args]: readonly string[]): boolean {
  return command !== undefined && spawnSync(command, [...args, 'true'], { stdio: 'ignore' }).status === 0;
}

/** The command line that runs a program as this identity. */
export function commandAs(identity: Identity, program: string, args: readonly string[]): [string, string[]] {
  const [file = program, ...rest] = [...identity.prefix, program, ...args];
  return [file, rest];
}

/** The user for the options of `spawn`, in a folder that every user may enter. */
export function userOf(identity: Identity): { cwd: string; uid?: number; gid?: number } {
  return { cwd: '/', ...identity.user };
}
