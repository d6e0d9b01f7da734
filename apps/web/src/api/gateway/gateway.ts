import { createClient, createOpener, publicConfig, signOut, token, type PublicConfig } from '@sportello/calls';
import type { Tokens } from '@sportello/domain';
import * as z from 'zod/mini';
import { withWords } from '../errors/load-words.ts';
import { createTransport, type TransportParts } from './transport.ts';

// The contracts and what reads by them weigh as much as the router: they come when something is asked.

// Compiling code at run time is what the page's content security policy forbids.
z.config({ jitless: true });

/** The provider's gateway, spoken to by the contracts of the catalogue. */
export interface Gateway {
  readonly call: ReturnType<typeof createClient>;
  /** Asks for files and streams. */
  readonly open: ReturnType<typeof createOpener>;
  renew(refreshToken: string): Promise<Tokens>;
  /** Tells that the session ends, where the gateway can be told; else the tokens run out by themselves. */
  announceSignOut(): Promise<void>;
}

export function openGateway(parts: TransportParts & { readonly config: PublicConfig }): Gateway {
  const transport = createTransport(parts);
  const call = withWords(createClient(transport));
  const { clientId, capabilities } = parts.config;
  return {
    call,
    open: withWords(createOpener(transport)),
    async renew(refreshToken) {
      const body = { grant_type: 'refresh_token' as const, client_id: clientId, refresh_token: refreshToken };
      return (await call(token, { body })).model;
    },
    async announceSignOut() {
      if (capabilities.includes(signOut.id)) await call(signOut, {});
    },
  };
}

/** Reads what `/config.json` says. */
export function readConfig(answer: unknown): PublicConfig {
  return publicConfig.parse(answer) as PublicConfig;
}
