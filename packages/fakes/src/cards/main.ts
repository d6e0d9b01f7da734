import { startCardProvider, type CardProviderOptions } from './server.ts';

// Runs the fake in a separate process that outlives the servers using it: settings are read as JSON from OPTIONS, and
// the port is sent to the parent process.

const { port } = await startCardProvider(JSON.parse(process.env['OPTIONS'] ?? '{}') as CardProviderOptions);
process.on('disconnect', () => process.exit());
process.send?.(port);
