import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { StartError, errorCode, firstLine } from '../errors/start-error.ts';

type Address = Pick<Config, 'host' | 'port'>;

/** Fails early if the port is in use, before a database is created and demo data are written in vain. */
export async function checkPort({ host, port }: Address, setting = 'PORT'): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    throw explain(error, { host, port }, setting);
  }
  server.close();
  await once(server, 'close');
}

/** Listens, or fails with a one-line reason. */
export async function listen(app: FastifyInstance, { host, port }: Address): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw explain(error, { host, port });
  }
}

function explain(error: unknown, { host, port }: Address, setting = 'PORT'): unknown {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new StartError(`${setting} ${port} on ${host} is taken: stop what uses it, or give another ${setting}.`, {
        cause: error,
      });
    case 'EACCES':
      return new StartError(
        `${setting} ${port} on ${host} is not allowed to this user: give a ${setting} above 1023.`,
        {
          cause: error,
        },
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(
        `${setting.replace('PORT', 'HOST')} ${host} is no address of this machine (${firstLine(error)}).`,
        { cause: error },
      );
    default:
      return error;
  }
}
