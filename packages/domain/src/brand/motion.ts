/** How long menus move, in milliseconds (pagine.guscio.2). */
export const MENU_ANIMATION_MS = 300;
/** The same on an interface in the style of iOS (pagine.guscio.2). */
export const MENU_ANIMATION_IOS_MS = 400;
/** How long going back to a page takes, in milliseconds (pagine.guscio.3). */
export const PAGE_BACK_MS = 200;
/** How long going forward to a page takes, in milliseconds (pagine.guscio.3). */
export const PAGE_FORWARD_MS = 280;
/** When to warn that a native plugin is not ready, in milliseconds (pagine.avvio.3). */
export const DEVICE_READY_TIMEOUT_MS = 5000;
