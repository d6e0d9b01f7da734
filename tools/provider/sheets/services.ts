import { digits, type MadeUpPerson } from '../people.ts';

export const hasFibre = ({ number }: MadeUpPerson) => number % 10 === 3;
export const hasPanels = ({ number }: MadeUpPerson) => number % 10 === 5;
export const hasAssistance = ({ number }: MadeUpPerson) => number % 20 === 7;
export const fibre = ({ number }: MadeUpPerson) => `F${digits(number, 8)}`;
export const panels = ({ number }: MadeUpPerson) => `A${digits(number, 8)}`;
export const assistance = ({ number }: MadeUpPerson) => `T${digits(number, 8)}`;
export const serviceAccount = ({ number }: MadeUpPerson) => `52${digits(number, 9)}`;
