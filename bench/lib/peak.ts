import { writeFileSync } from 'node:fs';

// Preloaded into a program (`node --import`): writes its peak memory in kibibytes, as reported by the system.

const file = process.env['BENCH_PEAK'];
if (file !== undefined) process.on('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS)));
