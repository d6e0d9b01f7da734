import { writeFileSync } from 'node:fs';

// Loaded into a program before its own code (`node --import`): leaves behind how much memory it had
// at its highest, in kibibytes, as the system counts it.

const file = process.env['BENCH_PEAK'];
if (file !== undefined) process.on('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS)));
