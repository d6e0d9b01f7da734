import { presentText, type BookingDraft, type BookingFields } from '@sportello/domain';
import type { WizardStep } from '../wizard/wizard.ts';

export type StepId = 'product' | 'problem' | 'address' | 'type' | 'when' | 'company' | 'contacts' | 'confirm';

type Fault = 'MISSING' | 'NOT_VALID';

interface BookingStep extends WizardStep<BookingFields, Fault> {
  readonly id: StepId;
}

type Faults = Readonly<Partial<Record<keyof BookingFields, Fault | undefined>>>;

const missingOf =
  (...names: (keyof BookingFields)[]) =>
  (fields: BookingFields): ReturnType<BookingStep['errors']> =>
    Object.fromEntries(
      names.filter((name) => presentText(String(fields[name] ?? '')) === undefined).map((name) => [name, 'MISSING']),
    );

const product: BookingStep = {
  id: 'product',
  fields: ['macroTypeId', 'installationId'],
  errors: missingOf('installationId'),
};

const problem: BookingStep = { id: 'problem', fields: ['interventionNote'], errors: missingOf('interventionNote') };

const address: BookingStep = {
  id: 'address',
  fields: ['street', 'zipCode', 'city', 'province', 'addressNote'],
  errors: (fields) => ({
    ...missingOf('street', 'city', 'province')(fields),
    ...(/^\d{5}$/.test(fields.zipCode ?? '') ? {} : { zipCode: 'NOT_VALID' as const }),
  }),
};

const type: BookingStep = {
  id: 'type',
  fields: ['supportType'],
  hangsOn: ['installationId'],
  errors: missingOf('supportType'),
};

const when: BookingStep = {
  id: 'when',
  fields: ['appointmentDate', 'slotId'],
  hangsOn: ['supportType', 'installationId'],
  errors: missingOf('appointmentDate', 'slotId'),
};

const keepsCompany = ({ companyCode, companyId }: BookingFields) =>
  companyCode !== undefined && companyId === undefined;

const company: BookingStep = {
  id: 'company',
  fields: ['companyId', 'companyCode', 'errorTechnicianAssignmentCode'],
  hangsOn: ['slotId', 'zipCode', 'installationId', 'supportType'],
  isAsked: ({ supportType }) => supportType !== 'VIDEOCALL',
  errors: (fields) => (fields.errorTechnicianAssignmentCode === undefined ? missingOf('companyId')(fields) : {}),
};

const faultOf = (text: string): Fault => (text.trim() === '' ? 'MISSING' : 'NOT_VALID');

const isMail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text);
const isPhone = (text: string) => /^\+?[\d\s./-]{6,20}$/.test(text);

const contacts: BookingStep = {
  id: 'contacts',
  fields: ['email', 'phoneNumber', 'linkReceptionMode', 'privacyConsent'],
  errors: ({ supportType, linkReceptionMode, email = '', phoneNumber = '' }) => {
    const isCall = supportType === 'VIDEOCALL';
    // The technician calls ahead, so a visit requires a phone number.
    const needsPhone = !isCall || linkReceptionMode === 'SMS';
    const faults: Faults = {
      email: isMail(email.trim()) ? undefined : faultOf(email),
      phoneNumber:
        (phoneNumber.trim() === '' && !needsPhone) || isPhone(phoneNumber.trim()) ? undefined : faultOf(phoneNumber),
      linkReceptionMode: isCall && linkReceptionMode === undefined ? 'MISSING' : undefined,
    };
    return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
  },
};

const confirm: BookingStep = { id: 'confirm', fields: [], errors: () => ({}) };

/**
 * Returns the questions of a flow (prenotazione.flussi.1, prenotazione.flussi.6): all for a new intervention; only
 * time and company for a moved appointment; only contacts for a change of contacts; the same company for the
 * appointment after an accepted quote.
 */
export function stepsOf({
  flow,
  interventionId,
}: Pick<BookingDraft, 'flow' | 'interventionId'>): readonly BookingStep[] {
  switch (flow) {
    case 'InterventoTecnico':
      return interventionId === undefined
        ? [product, problem, address, type, when, company, contacts, confirm]
        : [when, company, confirm];
    case 'DatiContatto':
      return [contacts, confirm];
    case 'SecondoAppuntamento':
      return [
        when,
        {
          ...company,
          isAsked: (fields) => fields.supportType !== 'VIDEOCALL' && !keepsCompany(fields),
          // The company stays valid if the day changes.
          fields: ['companyId', 'errorTechnicianAssignmentCode'],
        },
        contacts,
        confirm,
      ];
  }
}
