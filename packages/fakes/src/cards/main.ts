import { startCardProvider, type CardProviderOptions } from './server.ts';

// The stand-in in a process of its own, which outlives the servers that speak to it: its settings come as JSON in
// OPTIONS, and it tells whoever started it its port.

const { port } = await startCardProvider(JSON.parse(process.env['OPTIONS'] ?? '{}') as CardProviderOptions);
process.on('disconnect', () => process.exit());
process.send?.(port);
