export const apiPrefix = '/api';
