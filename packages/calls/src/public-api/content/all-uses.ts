// Every use that contenuto.usi.1 and contenuto.usi.5 name, each by itself: a screen brings the ones that it reads.

export * from './area-uses.ts';
export * from './intervention-uses.ts';
export * from './operator-uses.ts';
