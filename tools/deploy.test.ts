import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const yamlIn = (file: string) =>
  parseAllDocuments(read(file), { merge: true }).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Readonly<Record<string, unknown>>;
  });

const settings = new Set(
  [...read('docs/settings.md').matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  ),
).add('NODE_ENV');

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly env_file?: string;
        readonly environment?: Readonly<Record<string, string>>;
        readonly volumes?: readonly string[];
        readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
        readonly build?: { readonly context: string; readonly dockerfile: string };
        readonly image?: string;
        readonly read_only?: boolean;
      }
    >
  >;
  readonly volumes: Readonly<Record<string, unknown>>;
}

describe('settings in deploy', () => {
  it.each(['sportello.env', 'kubernetes/settings.env', 'kubernetes/secrets.env'])('knows each name in %s', (file) => {
    const named = Object.keys(parseEnv(read(`deploy/${file}`)));
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((name) => !settings.has(name))).toEqual([]);
  });

  it('sets every setting that production requires, in sportello.env and Kubernetes', () => {
    const required = /A real installation sets (.+?)\. /.exec(read('docs/go-live.md'))?.[1] ?? '';
    const wanted = [...required.matchAll(/`([A-Z_]+)(?:=\w+)?`/g)].map(([, name = '']) => name);
    const alternatives: Record<string, string> = { SMS_URL: 'SMS', CAPTCHA_SECRET: 'CAPTCHA' };
    const kubernetes = `${read('deploy/kubernetes/settings.env')}${read('deploy/kubernetes/secrets.env')}`;
    for (const text of [read('deploy/sportello.env'), kubernetes + read('deploy/kubernetes/server.yaml')]) {
      const lacks = (name: string) => !new RegExp(`(?:^|name: )${name}[=,]`, 'm').test(text);
      expect(wanted.length).toBeGreaterThan(8);
      expect(wanted.filter((name) => lacks(name) && lacks(alternatives[name] ?? name))).toEqual([]);
    }
  });
});

describe('deploy/compose.yaml', () => {
  const compose = yamlIn('deploy/compose.yaml')[0] as unknown as Compose;
  const services = Object.entries(compose.services);

  it('names files, volumes and services that exist', () => {
    for (const [name, { volumes = [], depends_on = [], build, env_file }] of services) {
      const sources = volumes.map((volume) => volume.split(':')[0] ?? '');
      const files = [...sources.filter((source) => source.startsWith('.')), ...(env_file ? [env_file] : [])];
      expect(files.filter((file) => !existsSync(path.join(root, 'deploy', file)))).toEqual([]);
      expect(sources.filter((source) => !source.startsWith('.') && !(source in compose.volumes))).toEqual([]);
      const needed = Array.isArray(depends_on) ? (depends_on as string[]) : Object.keys(depends_on);
      expect([name, needed.filter((each) => !(each in compose.services))]).toEqual([name, []]);
      if (build) expect(existsSync(path.join(root, 'deploy', build.context, build.dockerfile))).toBe(true);
    }
  });

  it('pins every image and runs two servers that may not write', () => {
    const images = services.map(([, { image = '' }]) => image).filter((image) => image !== 'sportello');
    expect(images.filter((image) => !/:[\w.-]*\d/.test(image))).toEqual([]);
    const servers = services.filter(([, { image }]) => image === 'sportello');
    expect(servers.map(([name, { read_only }]) => [name, read_only])).toEqual([
      ['server-1', true],
      ['server-2', true],
    ]);
    for (const [name] of servers) {
      expect(read('deploy/Caddyfile')).toContain(`${name}:3000`);
      expect(read('deploy/prometheus/prometheus.yml')).toContain(`${name}:9464`);
    }
  });
});

describe('deploy/kubernetes', () => {
  const folder = 'deploy/kubernetes';
  const [kustomization] = yamlIn(`${folder}/kustomization.yaml`) as unknown as [
    {
      readonly resources: readonly string[];
      readonly configMapGenerator: readonly { readonly envs: string[]; readonly files: string[] }[];
      readonly secretGenerator: readonly { readonly envs: string[] }[];
    },
  ];
  const objects = kustomization.resources.flatMap((file) => yamlIn(`${folder}/${file}`));

  it('names every file of the folder, and no other', () => {
    const generators = [...kustomization.configMapGenerator, ...kustomization.secretGenerator];
    const named = generators.flatMap((each) => [...each.envs, ...('files' in each ? (each.files as string[]) : [])]);
    expect([...kustomization.resources, ...named, 'kustomization.yaml'].sort()).toEqual(
      readdirSync(path.join(root, folder)).sort(),
    );
  });

  it('contains the objects of an installation, each with version, kind and name', () => {
    expect(objects.map(({ kind }) => kind)).toEqual([
      'Namespace',
      'Job',
      'Deployment',
      'PodDisruptionBudget',
      'Service',
      'Ingress',
    ]);
    for (const object of objects) {
      expect(object).toMatchObject({ apiVersion: expect.any(String), metadata: { name: expect.any(String) } });
    }
  });

  it('probes paths that the server serves, and runs files that exist', () => {
    const text = read(`${folder}/server.yaml`) + read(`${folder}/migrate.yaml`) + read('deploy/Caddyfile');
    const health = read('apps/server/src/plugins/operations/health.ts');
    const paths = [...text.matchAll(/\/api(\/health\/\w+)/g)].map(([, probe = '']) => probe);
    expect(new Set(paths)).toEqual(new Set(['/health/live', '/health/ready']));
    expect(paths.filter((probe) => !health.includes(probe))).toEqual([]);
    const scripts = [
      ...`${text}${read('deploy/Dockerfile')}${read('deploy/sportello.service')}`.matchAll(
        /apps\/server\/src\/[\w/.-]+\.ts/g,
      ),
    ];
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.map(([file]) => file).filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});
