export * from './audit.ts';
export * from './contracts.ts';
export * from './credentials.ts';
export * from './customers.ts';
export * from './events.ts';
export * from './guesses.ts';
export * from './sessions.ts';
export * from './towns.ts';
