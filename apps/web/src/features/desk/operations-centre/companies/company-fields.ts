import { t } from '@lingui/core/macro';
import { MOST_AREAS, type OpenedCompany } from '@sportello/domain';
import { readAreas, writeAreas } from './areas.ts';

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
type Weekday = (typeof WEEKDAYS)[number];

export type CompanyFields = {
  readonly codice: string;
  readonly nome: string;
  readonly telefono: string;
  readonly attiva: boolean;
  readonly licenza: boolean;
  readonly viaggio: string;
  readonly cap: string;
  readonly impianti: readonly string[];
} & {
  readonly [Field in `apre${Weekday}` | `chiude${Weekday}` | `posti${Weekday}`]: string;
};

/** Initial form values; 0 places means a day off. */
export function fieldsOf(company: OpenedCompany | undefined): CompanyFields {
  const days = WEEKDAYS.flatMap((weekday) => {
    const hours = company?.hours.find((each) => each.weekday === weekday);
    return [
      [`apre${weekday}`, hours?.opens ?? '08:00'],
      [`chiude${weekday}`, hours?.closes ?? '18:00'],
      [`posti${weekday}`, String(hours?.places ?? (company === undefined && weekday < 6 ? 1 : 0))],
    ] as const;
  });
  return {
    codice: company?.code ?? '',
    nome: company?.name ?? '',
    telefono: company?.phone ?? '',
    attiva: company?.isActive ?? true,
    licenza: company?.license ?? true,
    viaggio: String(company?.travelMinutes ?? 30),
    cap: writeAreas(company?.areas ?? []),
    impianti: company?.skills ?? [],
    ...Object.fromEntries(days),
  } as CompanyFields;
}

export function sameFields(one: CompanyFields, other: CompanyFields): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function companyErrors(
  fields: CompanyFields,
  { isVideocall }: { readonly isVideocall: boolean },
): Partial<Record<keyof CompanyFields, string>> {
  const errors: Partial<Record<keyof CompanyFields, string>> = {};
  if (!/^[A-Z0-9]{1,10}$/.test(codeIn(fields))) errors.codice = t`Scrivi fino a 10 lettere e cifre, senza spazi.`;
  if (!isVideocall) {
    const areas = readAreas(fields.cap);
    if (!/^\d{1,3}$/.test(fields.viaggio.trim()) || Number(fields.viaggio) > 600)
      errors.viaggio = t`Scrivi i minuti, da 0 a 600.`;
    if ('wrong' in areas) errors.cap = t`«${areas.wrong}» non è un CAP: sono cinque cifre.`;
    else if (areas.list.length > MOST_AREAS) errors.cap = t`Sono più di ${MOST_AREAS} CAP.`;
  }
  for (const day of WEEKDAYS) {
    if (!/^\d{1,3}$/.test(fields[`posti${day}`].trim())) errors[`posti${day}`] = t`Scrivi un numero.`;
    else if (worksOn(fields, day) && fields[`apre${day}`] >= fields[`chiude${day}`])
      errors[`chiude${day}`] = t`Chiude prima di aprire.`;
  }
  return errors;
}

const codeIn = ({ codice }: CompanyFields) => codice.trim().toUpperCase();

const worksOn = (fields: CompanyFields, day: Weekday) => Number(fields[`posti${day}`]) > 0;

export function givenOf(fields: CompanyFields) {
  const areas = readAreas(fields.cap);
  return {
    ...(fields.nome.trim() !== '' && { nome: fields.nome.trim() }),
    ...(fields.telefono.trim() !== '' && { telefono: fields.telefono.trim() }),
    attiva: fields.attiva,
    licenza: fields.licenza,
    viaggio: Number(fields.viaggio),
    cap: 'wrong' in areas ? [] : [...areas.list],
    impianti: [...fields.impianti],
    orari: WEEKDAYS.filter((day) => worksOn(fields, day)).map((day) => ({
      giorno: day,
      apre: fields[`apre${day}`],
      chiude: fields[`chiude${day}`],
      posti: Number(fields[`posti${day}`]),
    })),
  };
}

export function newOf(fields: CompanyFields) {
  return { codice: codeIn(fields), ...givenOf(fields) };
}
