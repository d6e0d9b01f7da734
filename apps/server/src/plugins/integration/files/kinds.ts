import type { Load } from '../sent.ts';
import type { Form } from '../spool.ts';
import { loadBills } from './bills.ts';
import { loadCurves } from './curves.ts';
import { fileForm } from './form.ts';
import { loadMeasurements } from './measurements.ts';
import { loadTowns } from './towns.ts';

interface FileKind {
  readonly form: Form;
  readonly load: Load;
}

/** The kinds whose lines are files (fornitore.connessi.4, fornitore.connessi.5). */
export const fileKinds: ReadonlyMap<string, FileKind> = new Map([
  ['bills', { form: fileForm(), load: loadBills }],
  ['curves', { form: fileForm({ namesSupplies: true }), load: loadCurves }],
  ['measurements', { form: fileForm(), load: loadMeasurements }],
  ['towns', { form: fileForm(), load: loadTowns }],
]);
