/** Asks a waiting worker to replace the current one. */
export const ACTIVATE = 'activate';
