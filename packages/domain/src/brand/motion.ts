/** Duration of menu animations (pagine.guscio.2). */
export const MENU_ANIMATION_MS = 300;
/** Duration of menu animations in iOS style (pagine.guscio.2). */
export const MENU_ANIMATION_IOS_MS = 400;
/** Duration of the back transition (pagine.guscio.3). */
export const PAGE_BACK_MS = 200;
/** Duration of the forward transition (pagine.guscio.3). */
export const PAGE_FORWARD_MS = 280;
/** Delay before warning that a native plugin is not ready (pagine.avvio.3). */
export const DEVICE_READY_TIMEOUT_MS = 5000;
