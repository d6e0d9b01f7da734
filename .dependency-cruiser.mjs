// Imports go one way (docs/architecture.md): a folder may import itself and the folders in its `to`, no others.

const server = 'apps/server/src';
const web = 'apps/web/src';
const rules = ['packages/calls/src', 'packages/domain/src'];

/** npm packages that bring a framework, a database or the network. */
const frameworks = 'react|fastify|@tanstack|@mantine|drizzle-orm|pg';

/** Server folders with use cases; some have handlers and queries too. */
const places = [
  `${server}/areas/[^/]+`,
  `${server}/desk/[^/]+`,
  `${server}/auth`,
  `${server}/events`,
  `${server}/limits`,
  `${server}/shared`,
];
const handlers = [`${server}/handlers`, `${server}/areas/[^/]+/handlers.ts`, `${server}/desk/[^/]+/handlers.ts`];
const queries = [
  ...['areas', 'desk'].flatMap((each) => [`${server}/${each}/[^/]+/queries`, `${server}/${each}/[^/]+/queries.ts`]),
  `${server}/auth/queries`,
  ...['events', 'limits', 'shared'].map((each) => `${server}/${each}/queries.ts`),
];
const plumbing = [
  'config',
  'errors',
  'ports',
  'secrets',
  'workers',
  'formats',
  'db',
  'events',
  'telemetry/signals',
].map((each) => `${server}/${each}`);

/** @type {{ name?: string, from: string | string[], without?: string[], to: string[], never?: string, node?: false }[]} */
const dependencies = [
  { from: 'packages/domain/src', to: [], never: '.', node: false },
  { from: 'packages/calls/src', to: ['packages/domain/src'], never: frameworks, node: false },
  { from: 'packages/demo/src', to: rules, never: frameworks, node: false },
  { from: 'packages/fakes/src', to: [] },
  {
    name: 'handlers',
    from: handlers,
    to: [...places, `${server}/errors`, 'packages/calls/src'],
    never: 'drizzle-orm|pg',
  },
  {
    name: 'use cases',
    from: places,
    without: [...handlers, ...queries],
    to: [
      ...places,
      `${server}/db`,
      `${server}/formats`,
      `${server}/ports`,
      `${server}/workers`,
      `${server}/secrets`,
      `${server}/errors`,
      `${server}/telemetry/signals`,
      ...rules,
    ],
    never: 'drizzle-orm|pg$|fastify',
  },
  // Queries import the word lists of the model, which columns hold.
  { name: 'queries', from: queries, to: [...queries, `${server}/db`, `${server}/errors`, ...rules], never: 'fastify' },
  {
    from: `${server}/db`,
    to: [`${server}/errors`, `${server}/config`, `${server}/telemetry/signals`, ...rules],
    never: 'fastify',
  },
  {
    from: `${server}/ports`,
    to: [`${server}/workers`, `${server}/errors`, `${server}/telemetry/signals`, 'packages/calls/src'],
    never: 'drizzle-orm|pg$|fastify',
  },
  { from: `${server}/formats`, to: [`${server}/errors`, ...rules] },
  { from: `${server}/errors`, to: ['packages/calls/src'] },
  { from: `${server}/telemetry/signals`, to: [] },
  { from: `${server}/telemetry`, to: [...plumbing, 'packages/calls/src'], never: 'fastify' },
  { from: `${server}/secrets`, to: [] },
  { from: `${server}/config`, to: [`${server}/errors`, 'packages/demo/src', ...rules] },
  {
    from: `${server}/workers`,
    to: [
      ...places,
      ...plumbing,
      `${server}/startup`,
      `${server}/demo`,
      `${server}/commands/import`,
      `${server}/plugins/catalogue`,
      'packages/calls/src',
    ],
  },
  {
    from: `${server}/plugins`,
    to: [
      ...places,
      ...plumbing,
      `${server}/handlers`,
      `${server}/commands/import`,
      `${server}/commands/integration`,
      `${server}/demo`,
      'packages/demo/src',
      'packages/calls/src',
    ],
  },
  { from: `${server}/commands`, to: [...places, ...plumbing, `${server}/startup`, ...rules] },
  { from: 'apps/mobile/src', to: [`${server}/config`, `${server}/errors`, `${server}/formats/brand`, ...rules] },
  { from: `${server}/startup`, to: [...places, ...plumbing, `${server}/demo`, 'packages/demo/src', ...rules] },
  {
    from: `${server}/demo`,
    to: [...places, ...plumbing, `${server}/plugins/demo`, 'packages/demo/src', 'packages/fakes/src', ...rules],
  },
  {
    from: `${web}/features`,
    to: [`${web}/shared`, `${web}/ui`, `${web}/api`, `${web}/session`, `${web}/service-worker/messages.ts`, ...rules],
  },
  { from: `${web}/frame`, to: [`${web}/shared`, `${web}/ui`, `${web}/api`, `${web}/session`, ...rules] },
  { from: `${web}/shared`, to: [`${web}/ui`, `${web}/api`, `${web}/session`, `${web}/native`, ...rules] },
  { from: `${web}/service-worker`, to: ['packages/domain/src'], never: frameworks },
  { from: `${web}/native`, to: [`${web}/session`, ...rules] },
  { from: `${web}/ui`, to: ['packages/domain/src'], never: '@tanstack' },
  { from: `${web}/api`, to: [`${web}/session`, `${web}/service-worker/messages.ts`, ...rules] },
  { from: `${web}/session`, to: [`${web}/api`, ...rules] },
  { from: 'e2e', to: ['tools/lib', 'packages/fakes/src'] },
  {
    from: 'bench',
    // The ledger of notices is verified by a command, not by a call.
    to: [
      'tools/lib',
      'tools/provider',
      'packages/fakes/src',
      `${server}/db`,
      `${server}/demo`,
      `${server}/areas/notices`,
    ],
  },
];

/** Features that render parts of another one: bills are paid on their page, the desk shows readings and requests. */
const shown = [
  { from: 'bills', to: 'paying' },
  { from: 'desk', to: 'readings' },
  { from: 'desk', to: 'supply-requests' },
];

const tests = String.raw`\.test\.tsx?$`;
const below = (folders) => `^(${folders.join('|')})(/|$)`;
const codebase = '^(packages|apps|tools|e2e|bench)/';

const forbidden = dependencies.flatMap(({ from, name = [from].flat()[0], without = [], to, never, node }) => {
  const source = { path: below([from].flat()), pathNot: without.length === 0 ? tests : [tests, below(without)] };
  return [
    {
      name: `${name} import ${to.length === 0 ? 'nothing of the codebase' : 'only what they may'}`,
      severity: 'error',
      from: source,
      to: { path: codebase, pathNot: below([...[from].flat(), ...to]) },
    },
    ...(never === undefined
      ? []
      : [
          {
            name: `${name} import no framework`,
            severity: 'error',
            from: source,
            to: { path: `^node_modules/(${never})` },
          },
        ]),
    ...(node === false
      ? [{ name: `${name} import nothing of Node`, severity: 'error', from: source, to: { dependencyTypes: ['core'] } }]
      : []),
  ];
});

export default {
  forbidden: [
    ...forbidden,
    {
      name: 'features render reads through shared/read',
      severity: 'error',
      from: { path: `^${web}/features/` },
      to: { path: String.raw`^apps/web/src/ui/parts/(states/(ErrorState|Freshness)|callouts/SetAsideCallout)\.tsx$` },
    },
    {
      name: 'features never import each other',
      severity: 'error',
      from: { path: `^${web}/features/([^/]+)/`, pathNot: tests },
      to: {
        path: `^${web}/features/`,
        pathNot: [`^${web}/features/$1/`, ...shown.map(({ to }) => `^${web}/features/${to}/`)],
      },
    },
    ...shown.map(({ from, to }) => ({
      name: `only ${from} imports ${to} among features`,
      severity: 'error',
      from: { path: `^${web}/features/`, pathNot: [`^${web}/features/(${from}|${to})/`, tests] },
      to: { path: `^${web}/features/${to}/` },
    })),
    {
      name: 'no cycle of imports',
      severity: 'error',
      from: { pathNot: tests },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no cycle of imports between folders, types included',
      severity: 'error',
      from: { path: '^(.+)/[^/]+$', pathNot: tests },
      to: { circular: true, via: { pathNot: '^$1/[^/]+$' } },
    },
    {
      name: 'only use cases import the rules',
      severity: 'error',
      from: { path: below([...handlers, `${server}/plugins`]), pathNot: tests },
      to: { path: '^packages/domain/' },
    },
    {
      name: 'production code imports no tools and no tests',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/src/', pathNot: tests },
      to: { path: String.raw`^(tools|e2e|bench|apps/[^/]+/test)/|\.test\.tsx?$` },
    },
    {
      name: 'only the demo, benchmarks and tests import fakes',
      severity: 'error',
      from: { pathNot: [`^${server}/demo/`, '^apps/server/test/', '^bench/', '^e2e/', tests, '^packages/fakes/'] },
      to: { path: '^packages/fakes/' },
    },
    { name: 'every import resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    // TypeScript 7 has no compiler API, so swc parses the files.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`(^|/)(dist|\.cache|test-results)/` },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'default', 'types'],
    },
  },
};
