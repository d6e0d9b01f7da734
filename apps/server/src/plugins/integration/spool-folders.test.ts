import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { StartError } from '../../errors/start-error.ts';
import { makeSpoolFolder, prepareSpoolFolders, sweepSpoolFolders } from './spool-folders.ts';

const before = process.env['TMPDIR'];
const place = mkdtempSync(path.join(tmpdir(), 'sportello-sweep-'));

beforeAll(() => {
  process.env['TMPDIR'] = place;
});

afterAll(() => {
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
  rmSync(place, { recursive: true });
});

it('removes what a killed server left behind, and nothing that is in use or not ours', async () => {
  const ended = spawnSync(process.execPath, ['-e', '']).pid;
  const left = (name: string) => {
    mkdirSync(path.join(place, name));
    writeFileSync(path.join(place, name, 'rows.csv'), 'passwordIniziale');
    return name;
  };
  left(`sportello-provider-${ended}-aaaaaa`);
  const ofFormer = left(`sportello-provider-${process.pid}-bbbbbb`);
  // A folder left by an earlier process with the same PID.
  utimesSync(path.join(place, ofFormer), new Date(0), new Date(0));
  const kept = [
    left(`sportello-provider-${process.ppid}-cccccc`),
    left('sportello-providers'),
    path.basename((await makeSpoolFolder()).folder),
  ];

  expect(await sweepSpoolFolders()).toBe(2);
  expect(readdirSync(place).sort()).toEqual(kept.toSorted());
});

it('says before the first request that there is no place', async () => {
  const nowhere = path.join(place, 'nowhere');
  process.env['TMPDIR'] = nowhere;
  await expect(prepareSpoolFolders()).rejects.toThrow(
    new StartError(
      `TMPDIR: what the provider's systems send can't be kept in ${nowhere} (ENOENT: no such file or directory, scandir '${nowhere}'): name a folder that is there and may be written.`,
    ),
  );
  process.env['TMPDIR'] = place;
  await prepareSpoolFolders();
});
