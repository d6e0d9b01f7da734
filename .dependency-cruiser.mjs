// Imports go one way (docs/architecture.md). Each folder names what it may import from inside the house,
// beside itself; what it does not name, it must not.

const server = 'apps/server/src';
const web = 'apps/web/src';
const rules = ['packages/calls/src', 'packages/domain/src'];

/** Packages of npm that bring a framework or a way out. */
const frameworks = 'react|fastify|@tanstack|@mantine|drizzle-orm|pg';

/** @type {{ from: string, to: string[], never?: string, node?: false }[]} */
const arrows = [
  { from: 'packages/domain/src', to: [], never: '.', node: false },
  { from: 'packages/calls/src', to: ['packages/domain/src'], never: frameworks, node: false },
  { from: 'packages/demo/src', to: rules, never: frameworks, node: false },
  { from: 'packages/stand-ins/src', to: [] },
  {
    from: `${server}/routes`,
    to: [`${server}/usecases`, `${server}/errors`, 'packages/calls/src'],
    never: 'drizzle-orm|pg',
  },
  {
    from: `${server}/usecases`,
    to: [
      `${server}/db`,
      `${server}/bill-pdf`,
      `${server}/fatturapa`,
      `${server}/ports`,
      `${server}/workers`,
      `${server}/secrets`,
      `${server}/errors`,
      ...rules,
    ],
    never: 'drizzle-orm|pg$|fastify',
  },
  // Of the model the database has the words: what a column may hold is what they say.
  { from: `${server}/db`, to: [`${server}/errors`, `${server}/config`, ...rules], never: 'fastify' },
  {
    from: `${server}/ports`,
    to: [`${server}/workers`, `${server}/errors`, 'packages/calls/src'],
    never: 'drizzle-orm|pg$|fastify',
  },
  { from: `${server}/bill-pdf`, to: rules },
  { from: `${server}/fatturapa`, to: [`${server}/errors`, ...rules] },
  { from: `${server}/errors`, to: ['packages/calls/src'] },
  { from: `${server}/secrets`, to: [] },
  { from: `${server}/config`, to: [`${server}/errors`, 'packages/demo/src', ...rules] },
  { from: `${web}/features`, to: [`${web}/shared`, `${web}/ui`, `${web}/api`, `${web}/session`, ...rules] },
  { from: `${web}/shared`, to: [`${web}/ui`, `${web}/api`, `${web}/session`, ...rules] },
  { from: `${web}/ui`, to: ['packages/domain/src'], never: '@tanstack' },
  { from: `${web}/api`, to: [`${web}/session`, ...rules] },
  { from: `${web}/session`, to: [`${web}/api`, ...rules] },
  { from: 'e2e', to: ['tools/lib'] },
  { from: 'bench', to: ['tools/lib', 'tools/provider'] },
];

const tests = String.raw`\.test\.tsx?$`;
const below = (folders) => `^(${folders.join('|')})(/|$)`;
const house = '^(packages|apps|tools|e2e|bench)/';

const forbidden = arrows.flatMap(({ from, to, never, node }) => [
  {
    name: `${from} imports ${to.length === 0 ? 'nothing of the house' : 'only what it may'}`,
    severity: 'error',
    from: { path: below([from]), pathNot: tests },
    to: { path: house, pathNot: below([from, ...to]) },
  },
  ...(never === undefined
    ? []
    : [
        {
          name: `${from} knows no framework`,
          severity: 'error',
          from: { path: below([from]), pathNot: tests },
          to: { path: `^node_modules/(${never})` },
        },
      ]),
  ...(node === false
    ? [
        {
          name: `${from} has no way out`,
          severity: 'error',
          from: { path: below([from]), pathNot: tests },
          to: { dependencyTypes: ['core'] },
        },
      ]
    : []),
]);

export default {
  forbidden: [
    ...forbidden,
    {
      name: 'what features ask for is drawn by shared/read',
      severity: 'error',
      from: { path: `^${web}/features/` },
      to: { path: String.raw`^apps/web/src/ui/parts/(states/(ErrorState|Freshness)|callouts/SetAsideCallout)\.tsx$` },
    },
    {
      name: 'features never import each other',
      severity: 'error',
      from: { path: `^${web}/features/([^/]+)/`, pathNot: tests },
      to: { path: `^${web}/features/`, pathNot: `^${web}/features/$1/` },
    },
    {
      name: 'only use cases speak to the rules',
      severity: 'error',
      from: { path: below([`${server}/routes`, `${server}/plugins`]), pathNot: tests },
      to: { path: '^packages/domain/' },
    },
    {
      name: 'what runs in production imports no tools and no tests',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/src/', pathNot: tests },
      to: { path: String.raw`^(tools|e2e|bench|apps/[^/]+/test)/|\.test\.tsx?$` },
    },
    {
      name: 'only the demo and the tests start stand-ins',
      severity: 'error',
      from: { pathNot: [`^${server}/demo/`, '^apps/server/test/', '^packages/stand-ins/'] },
      to: { path: '^packages/stand-ins/' },
    },
    { name: 'every import leads somewhere', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    // TypeScript 7 has no interface for programs: swc reads the files.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`(^|/)(dist|\.cache|test-results)/` },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'default', 'types'],
    },
  },
};
