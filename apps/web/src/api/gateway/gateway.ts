import {
  createClient,
  createOpener,
  createPartsClient,
  publicConfig,
  signOut,
  token,
  type PublicConfig,
} from '@sportello/calls';
import type { Tokens } from '@sportello/domain';
import * as z from 'zod/mini';
import { withWords } from '../errors/load-words.ts';
import { createTransport, type TransportParts } from './transport.ts';

// Loaded with the first call: the contracts and their parser weigh as much as the router.

// The CSP forbids compiling code at run time.
z.config({ jitless: true });

export interface Gateway {
  readonly call: ReturnType<typeof createClient>;
  readonly open: ReturnType<typeof createOpener>;
  readonly askParts: ReturnType<typeof createPartsClient>;
  renew(refreshToken: string): Promise<Tokens>;
  /** Notifies the gateway of the sign-out, where it supports that; otherwise the tokens expire by themselves. */
  announceSignOut(): Promise<void>;
}

export function openGateway(parts: TransportParts & { readonly config: PublicConfig }): Gateway {
  const transport = createTransport(parts);
  const call = withWords(createClient(transport));
  const { clientId, capabilities } = parts.config;
  return {
    call,
    open: withWords(createOpener(transport)),
    // Without the words: its error is never shown.
    askParts: createPartsClient(transport),
    async renew(refreshToken) {
      const body = { grant_type: 'refresh_token' as const, client_id: clientId, refresh_token: refreshToken };
      return (await call(token, { body })).model;
    },
    async announceSignOut() {
      if (capabilities.includes(signOut.id)) await call(signOut, {});
    },
  };
}

export function readConfig(answer: unknown): PublicConfig {
  return publicConfig.parse(answer) as PublicConfig;
}
