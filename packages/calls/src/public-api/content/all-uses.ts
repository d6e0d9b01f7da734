// Every use of contenuto.usi.1 and contenuto.usi.5 as a separate export: a screen bundles only those that it reads.

export * from './area-uses.ts';
export * from './intervention-uses.ts';
export * from './operator-uses.ts';
