import { APP_BUILD, APP_BUILD_HEADER, OLDEST_APP_BUILD } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { useApp } from '../support/app.ts';

const gateway = useApp({ seeded: false });

const ask = (build: string | undefined, url = '/api/public-api/v1/footer') =>
  gateway.send({ url, headers: build === undefined ? {} : { [APP_BUILD_HEADER]: build } });

describe('pagine.versione.3', () => {
  it.each([String(OLDEST_APP_BUILD - 1), 'x', '-1', '1e3', ''])(
    'rejects a call of build "%s" with 426',
    async (build) => {
      const { status, body } = await ask(build);
      expect(status).toBe(426);
      expect(body).toMatchObject({ header: { codice: 'APP_TOO_OLD' } });
    },
  );

  it.each([undefined, String(OLDEST_APP_BUILD), String(APP_BUILD), String(APP_BUILD + 1)])(
    'returns the answer to build %s',
    async (build) => expect((await ask(build)).status).not.toBe(426),
  );
});
