import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { StartError } from '../errors/start-error.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** The settings that say where the data is, each by the name of its environment variable. */
export const databaseSettings = {
  // Whatever else is meant by it (`prod`), it must not start the demo in front of customers.
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test, or not set')
    .optional(),
  DATA_DIR: z.string().default(path.join(root, '.data')),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be postgres://user:password@host:5432/database' })
    .optional(),
  DATABASE_POOL: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'must be a number from 1 to 999')
    .transform(Number)
    .default(10),
};

const settings = z.object(databaseSettings);

/** Where the data is. */
export type DatabaseConfig = Readonly<{
  dataDir: string;
  /** Absent: the server runs a PostgreSQL of its own in `dataDir`. */
  databaseUrl?: string;
  /** How many connections this server may hold. */
  databasePool: number;
}>;

export function databaseConfig(given: z.output<typeof settings>): DatabaseConfig {
  return {
    dataDir: path.resolve(given.DATA_DIR),
    ...(given.DATABASE_URL === undefined ? {} : { databaseUrl: given.DATABASE_URL }),
    databasePool: given.DATABASE_POOL,
  };
}

/** What production refuses of it (fornitore.esercizio.2). */
export function databaseError({ databaseUrl }: DatabaseConfig): string | undefined {
  if (databaseUrl !== undefined) return undefined;
  return 'DATABASE_URL: set it to the PostgreSQL of this installation; production does not run on the embedded one.';
}

/** Settings as the environment has them. Throws one {@link StartError} with a line for each that is wrong. */
export function readSettings<T extends z.ZodType>(schema: T, env: NodeJS.ProcessEnv): z.output<T> {
  // Compose files and CI write `NAME=` for "not set".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new StartError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
}

/** Where the data is, for a command that needs to know nothing else: all the settings take long to load. */
export function readDatabaseConfig(env: NodeJS.ProcessEnv): DatabaseConfig {
  const given = readSettings(settings, env);
  const config = databaseConfig(given);
  const problem = given.NODE_ENV === 'production' ? databaseError(config) : undefined;
  if (problem !== undefined) throw new StartError(problem);
  return config;
}
