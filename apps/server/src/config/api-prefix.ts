/** The API lives here, on the web app's own origin. */
export const apiPrefix = '/api';
