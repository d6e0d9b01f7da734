import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { Explained } from './explain.mjs';
import { root } from './root.mjs';

const requests = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** How often a command that npm started looks whether npm is still there. */
const npmCheck = 200;

let stopped = false;

/** Tells whether somebody asked this command to stop, so that it doesn't go on with the next step. */
export const wasStopped = () => stopped;

/**
 * Runs a program in the checkout, hands every request to stop on to it, and answers with its exit code.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {object} options
 * @param {string} [options.cwd]
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {'show' | 'hide' | ((text: string) => void)} [options.output] what becomes of its standard output
 * @param {boolean} [options.channel] gives a Node program a line to us, which tells it when we are killed outright
 * @returns {Promise<number>}
 */
export function run(program, args, { cwd = root, env = process.env, output = 'show', channel = false } = {}) {
  return new Promise((resolve, reject) => {
    const stdout = { show: 'inherit', hide: 'ignore' }[output] ?? 'pipe';
    const stdio = ['inherit', stdout, 'inherit', ...(channel ? ['ipc'] : [])];
    const child = spawn(program, args, { cwd, env, stdio });
    if (typeof output === 'function') child.stdout.setEncoding('utf8').on('data', output);

    const stop = (request) => {
      stopped = true;
      // At a terminal Ctrl-C has reached the child already, and many take a second one for "at once".
      if (request === 'SIGINT' && process.stdin.isTTY) return;
      // Whatever we were asked with: Playwright cleans up after this one alone.
      child.kill('SIGINT');
    };
    for (const request of requests) process.on(request, stop);
    const watch = stopWithNpm(() => stop('npm is gone'));
    const done = () => {
      for (const request of requests) process.off(request, stop);
      clearInterval(watch);
    };
    child.on('error', (error) => {
      done();
      reject(new Explained(`${program} could not be run: ${error.message}`));
    });
    child.on('close', (code, signal) => {
      done();
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}

/**
 * npm passes a request to stop to its shell only, which ends without a word to us, and when npm is killed
 * outright nobody is told. So we look whether both are still there: without npm nothing is to go on.
 */
function stopWithNpm(stop) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const parent = process.ppid;
  const { name, parent: grandparent } = describe(parent);
  const npm = name.endsWith('sh') ? grandparent : parent;
  const watch = setInterval(() => {
    if (process.ppid === parent && isAlive(npm)) return;
    clearInterval(watch);
    stop();
  }, npmCheck);
  return watch;
}

/** The name and the parent of a process, where the system tells them in a file. */
function describe(pid) {
  try {
    const [, name, parent] = /\((.*)\) \S+ (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { name: name ?? '', parent: Number(parent) };
  } catch {
    return { name: '', parent: 0 };
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
