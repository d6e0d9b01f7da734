import { workerData } from 'node:worker_threads';

const { mostMemoryBytes } = workerData as { mostMemoryBytes: number };
const intervalMs = 50;

// A thread of its own, since decoding HEIC blocks the one that draws.
setInterval(() => {
  if (process.memoryUsage.rss() > mostMemoryBytes) process.kill(process.pid, 'SIGKILL');
}, intervalMs);
