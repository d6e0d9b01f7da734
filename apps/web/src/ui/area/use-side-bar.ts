import { useMediaQuery } from '@mantine/hooks';

/** Keep in sync with `AreaShell.module.css`. */
const HAS_SIDE_BAR = '(min-width: 62em)';

/** Returns true where the window is wide enough for the side bar in place of the bar at the bottom. */
export const useSideBar = (): boolean => useMediaQuery(HAS_SIDE_BAR, true, { getInitialValueInEffect: false });
