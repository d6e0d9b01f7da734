/** Fired at the window once the plugins are ready, and when the permission for pushes has changed. */
export const SHELL_EVENT = 'sportello-shell';
