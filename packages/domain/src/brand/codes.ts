/** The company code, `societa` on the wire (fornitore.codici.1). */
export const COMPANY_CODE = 'EE';
/** The identifier of company and channel (fornitore.codici.2). */
export const CHANNEL_CODE = 'ZEDS';
/** The release numbers of the mobile apps (fornitore.codici.3). */
export const RELEASE_NUMBERS = { ANDROID: 65, IOS: 65 } as const;

/** The paths that open the installed app instead of the browser: these, and every one below a folder. */
export const APP_LINKS = { paths: ['/', '/login'], below: '/my-edison' } as const;
