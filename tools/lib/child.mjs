import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { Explained } from './explain.mjs';
import { root } from './root.mjs';

const requests = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Milliseconds between checks that npm is still running. */
const npmCheck = 200;

let stopped = false;

/** Returns true after a stop request, so that the command does not start its next step. */
export const wasStopped = () => stopped;

/**
 * Runs a program in the checkout, forwards stop requests to it, and returns its exit code.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {object} options
 * @param {string} [options.cwd]
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {'show' | 'hide' | ((text: string) => void)} [options.output] the handling of its standard output
 * @param {(text: string) => void} [options.errors] takes its standard error, which is shown by default
 * @param {boolean} [options.channel] opens an IPC channel to a Node program, which closes when we are killed outright
 * @returns {Promise<number>}
 */
export function run(program, args, { cwd = root, env = process.env, output = 'show', errors, channel = false } = {}) {
  return new Promise((resolve, reject) => {
    const stdout = { show: 'inherit', hide: 'ignore' }[output] ?? 'pipe';
    const stdio = ['inherit', stdout, errors === undefined ? 'inherit' : 'pipe', ...(channel ? ['ipc'] : [])];
    const child = spawn(program, args, { cwd, env, stdio });
    if (errors !== undefined) child.stderr.setEncoding('utf8').on('data', errors);
    if (typeof output === 'function') child.stdout.setEncoding('utf8').on('data', output);

    const stop = (request) => {
      stopped = true;
      // At a terminal Ctrl-C has already reached the child, and many programs treat a second one as "at once".
      if (request === 'SIGINT' && process.stdin.isTTY) return;
      // Always SIGINT, because Playwright cleans up only after that signal.
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
 * npm forwards a stop request only to its shell, which then exits silently, and sends nothing when it is killed
 * outright. Therefore both are polled, and the command stops when either is gone.
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

/** The name and parent of a process, on systems with a `/proc` file for it. */
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
