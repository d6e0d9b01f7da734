/** The company code, `societa` on the wire (Spec 1 §9). */
export const COMPANY_CODE = 'EE';
/** The identifier of company and channel (Spec 1 §9). */
export const CHANNEL_CODE = 'ZEDS';
/** The release numbers of the mobile apps (Spec 2 §9). */
export const RELEASE_NUMBERS = { ANDROID: 65, IOS: 65 } as const;
