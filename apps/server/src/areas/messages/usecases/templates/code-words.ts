/** Stands below every code that is sent. */
export const neverSent = 'Non dare il codice a nessuno: noi non te lo chiediamo mai, nemmeno al telefono.';

export const minutesLong = (minutes: number) => (minutes === 1 ? '1 minuto' : `${minutes} minuti`);
