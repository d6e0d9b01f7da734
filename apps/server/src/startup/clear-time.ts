/** Time of day in Rome at which the nightly job deletes what is older than its retention. */
export const clearTime = '03:20';
