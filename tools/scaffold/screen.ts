import type { NewCall } from './templates.ts';

/** Generates the test of the handler, which fails until the call is served. */
export function apiTestSource({ id, method, path }: NewCall, base: string, support: string): string {
  const isRead = method === 'GET';
  const url = `/api${base}${path.replaceAll(/\{\w+\}/g, 'X')}`;
  return `import { expect, it } from 'vitest';
import { useApp } from '${support}/app.ts';

const gateway = useApp();

it('returns what the customer asks for', async () => {
  const { access_token: bearer } = await gateway.signIn('full');
  const answer = await gateway.send({ ${isRead ? '' : `method: '${method}', `}url: '${url}', bearer${isRead ? '' : ', payload: {}'} });
  expect(answer).toMatchObject({ status: 200, body: { expected: 'what this customer of the demo gets' } });
});

it('rejects a visitor who is not signed in', async () => {
  const answer = await gateway.send({ ${isRead ? '' : `method: '${method}', `}url: '${url}'${isRead ? '' : ', payload: {}'} });
  expect(answer.status, '${id}').toBe(401);
});
`;
}

/** Generates a card that reads the call; our own calls are guarded, since not every gateway serves them. */
export function cardSource({ backend, id, path }: NewCall, name: string, src: string): string {
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param ?? '');
  const props =
    params.length === 0 ? '' : `{ ${params.join(', ')} }: { ${params.map((each) => `${each}: string`).join('; ')} }`;
  const request = params.length === 0 ? '{}' : `{ params: { ${params.join(', ')} } }`;
  const isOwn = backend === 'sportello';
  const passed = params.map((each) => ` ${each}={${each}}`).join('');
  const guard = `export function ${name}(${props}) {
  const { config } = useApp();
  return config.capabilities.includes(${id}.id) ? <Card${passed} /> : null;
}

`;
  return `import { ${id} } from '@sportello/calls';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '${src}/api/app.ts';
import { readOf } from '${src}/shared/read/read.ts';
import { ReadCard } from '${src}/shared/read/ReadCard.tsx';
import { LinesSkeleton } from '${src}/ui/parts/states/LinesSkeleton.tsx';

${isOwn ? guard : 'export '}function ${isOwn ? 'Card' : name}(${props}) {
  const { queryOf } = useApp();
  const read = readOf(useQuery(queryOf(${id}, ${request})));
  return (
    <ReadCard
      title={<Trans>${name}</Trans>}
      read={read}
      skeleton={<LinesSkeleton />}
      failed={<Trans>Non riusciamo a caricare questi dati</Trans>}
    >
      {(model) => <p>{JSON.stringify(model)}</p>}
    </ReadCard>
  );
}
`;
}

/** Generates the component test of a card, which fails until the card stands on its page. */
export function cardTestSource({ backend, id, page }: NewCall, name: string, test: string): string {
  const isOwn = backend === 'sportello';
  return `import { ${id} } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '${test}/accessible.ts';
import { fakeGateway } from '${test}/gateway.ts';
import { open } from '${test}/open.tsx';

const PATH = '${page ?? '/my-edison'}';

describe('${name}', () => {
  it('shows what the call answers', async () => {
    const screen = await open(PATH);
    await expect.element(screen.getByRole('heading', { name: '${name}' })).toBeVisible();
    await expectAccessible();
  });

  it('shows that the answer can’t be read, and retries', async () => {
    const gateway = fakeGateway();
    gateway.reject(${id}, 'S-001');
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByText('Non riusciamo a caricare questi dati')).toBeVisible();
    gateway.answer(${id}, ${id}.example.answer);
    await screen.getByRole('button', { name: 'Riprova' }).click();
    await expect.element(screen.getByRole('heading', { name: '${name}' })).toBeVisible();
    await expect.element(screen.getByText('Non riusciamo a caricare questi dati')).not.toBeInTheDocument();
  });
${isOwn ? unservedTest(id) : ''}});
`;
}

const unservedTest = (id: string) => `
  it('asks nothing of a gateway that doesn’t serve the call', async () => {
    const capabilities = fakeGateway().config.capabilities.filter((each) => each !== ${id}.id);
    const gateway = fakeGateway({ capabilities });
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(gateway.asked(${id})).toHaveLength(0);
  });
`;
