import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { StartError } from '../errors/start-error.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

export const databaseSettings = {
  // An unknown value such as `prod` must not start the demo in front of customers.
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test, or not set')
    .optional(),
  DATA_DIR: z.string().default(path.join(root, '.data')),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be postgres://user:password@host:5432/database' })
    .optional(),
  DATABASE_DIRECT_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be postgres://user:password@host:5432/database' })
    .optional(),
  DATABASE_REPLICA_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be postgres://user:password@host:5432/database' })
    .optional(),
  DATABASE_POOL: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'must be a number from 1 to 999')
    .transform(Number)
    .default(10),
};

const settings = z.object(databaseSettings);

export type DatabaseConfig = Readonly<{
  dataDir: string;
  /** Absent: the server runs an embedded PostgreSQL in `dataDir`. */
  databaseUrl?: string;
  /** The same database without a connection pooler; equals `databaseUrl` where there is none. */
  databaseDirectUrl?: string;
  /** A streaming replica for reads that may lag. */
  databaseReplicaUrl?: string;
  databasePool: number;
}>;

export function databaseConfig(given: z.output<typeof settings>): DatabaseConfig {
  return {
    dataDir: path.resolve(given.DATA_DIR),
    ...(given.DATABASE_URL !== undefined && {
      databaseUrl: given.DATABASE_URL,
      databaseDirectUrl: given.DATABASE_DIRECT_URL ?? given.DATABASE_URL,
      ...(given.DATABASE_REPLICA_URL !== undefined && { databaseReplicaUrl: given.DATABASE_REPLICA_URL }),
    }),
    databasePool: given.DATABASE_POOL,
  };
}

/** Returns the error for production (fornitore.esercizio.2). */
export function databaseError({ databaseUrl }: DatabaseConfig): string | undefined {
  if (databaseUrl !== undefined) return undefined;
  return 'DATABASE_URL: set it to the PostgreSQL of this installation; production does not run on the embedded one.';
}

/** Parses settings from the environment. Throws one {@link StartError} with a line for each invalid one. */
export function readSettings<T extends z.ZodType>(schema: T, env: NodeJS.ProcessEnv): z.output<T> {
  // Compose files and CI write `NAME=` for an unset variable.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new StartError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
}

/** Reads only the database settings, because the full configuration takes long to load. */
export function readDatabaseConfig(env: NodeJS.ProcessEnv): DatabaseConfig {
  const given = readSettings(settings, env);
  const config = databaseConfig(given);
  const problem = given.NODE_ENV === 'production' ? databaseError(config) : undefined;
  if (problem !== undefined) throw new StartError(problem);
  return config;
}
