import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';

interface Instruction {
  readonly name: string;
  readonly rest: string;
}

/** A stage of a Dockerfile: its name or number, and its instructions after FROM. */
export interface Stage {
  readonly name: string;
  readonly image: string;
  readonly instructions: readonly Instruction[];
}

export function readStages(dockerfile: string): Stage[] {
  const stages: { name: string; image: string; instructions: Instruction[] }[] = [];
  for (const line of dockerfile.split('\n')) {
    const [, name = '', rest = ''] = /^([A-Z]+) +(.+)$/.exec(line) ?? [];
    if (name === 'FROM') {
      const [image = '', , alias] = rest.split(/ +/);
      stages.push({ name: alias ?? String(stages.length), image, instructions: [] });
    } else if (name !== '') stages.at(-1)?.instructions.push({ name, rest });
    else if (!/^(?:#.*)?$/.test(line)) throw new Error(`A line of the Dockerfile is not understood: ${line}`);
  }
  return stages;
}

export const valueOf = ({ instructions }: Stage, name: string): string | undefined =>
  instructions.findLast((each) => each.name === name)?.rest;

/** The arguments of an instruction in its exec form, as in `CMD ["node", "main.js"]`. */
export function argumentsOf(stage: Stage, name: string): string[] {
  const [list] = /\[.*\]$/.exec(valueOf(stage, name) ?? '') ?? [];
  return JSON.parse(list ?? '[]') as string[];
}

interface Places {
  /** The folder that the stage builds. */
  readonly folder: string;
  readonly context: string;
  /** The folders of earlier stages. */
  readonly stages: Readonly<Record<string, string>>;
}

const notInContext = new Set(['node_modules', 'dist', '.cache', 'test-results', 'test']);

/** Does in a folder what a build would do in an image: COPY and RUN, with WORKDIR as the folder itself. */
export function playStage(stage: Stage, { folder, context, stages }: Places): void {
  const workdir = valueOf(stage, 'WORKDIR') ?? '/';
  for (const { name, rest } of stage.instructions) {
    if (name === 'RUN') execFileSync('sh', ['-c', rest], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    if (name !== 'COPY') continue;
    const words = rest.split(/ +/);
    const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
    const target = words.pop() ?? '';
    const source = from === undefined ? context : stages[from];
    if (source === undefined) throw new Error(`COPY from a stage that is not there: ${rest}`);
    for (const word of words) {
      const origin = path.join(source, from === undefined ? word : path.relative(workdir, word));
      const isInFolder = words.length > 1 || target.endsWith('/');
      const place = path.join(folder, target, isInFolder ? path.basename(word) : '');
      mkdirSync(path.dirname(place), { recursive: true });
      const isIgnored = (file: string) => notInContext.has(path.basename(file)) || /\.test\.tsx?$/.test(file);
      cpSync(origin, place, {
        recursive: true,
        verbatimSymlinks: true,
        filter: (file) => file === origin || from !== undefined || !isIgnored(file),
      });
    }
  }
}
