import { resolveQuickly } from './resolve-quickly.ts';

// For `node --import`, before a command whose imports are static.
resolveQuickly();
