export interface MacroTypeRecord {
  readonly id: string;
  readonly name: string;
  readonly position: number;
}

export interface InstallationRecord {
  readonly id: string;
  readonly macroTypeId: string;
  readonly name: string;
  readonly icon: string | null;
  readonly position: number;
  readonly byVideocall: boolean;
  readonly byTechnician: boolean;
}

/** A bookable part of a day; times of day in Rome, `HH:mm`. */
export interface SlotWindowRecord {
  readonly id: string;
  readonly supportType: 'VIDEOCALL' | 'EXIT_TECHNICAL';
  readonly starts: string;
  readonly ends: string;
}

/** A company that sends technicians, or the operations centre. */
export interface CompanyRecord {
  readonly id: string;
  readonly code: string;
  readonly supportType: 'VIDEOCALL' | 'EXIT_TECHNICAL';
  readonly name: string | null;
  readonly phone: string | null;
  readonly score: number;
  readonly reviews: number;
  readonly licence: boolean;
  readonly travelMinutes: number;
}

export interface CompanyAreaRecord {
  readonly cap: string;
  readonly companyId: string;
}

export interface CompanySkillRecord {
  readonly companyId: string;
  readonly installationId: string;
}

/** Working hours and parallel visits of a company; 1 is Monday. */
export interface CompanyHoursRecord {
  readonly companyId: string;
  readonly weekday: number;
  readonly opens: string;
  readonly closes: string;
  readonly places: number;
}

export interface CoveredInstallationRecord {
  readonly contractCode: string;
  readonly installationId: string;
}

export interface FreeHourRecord {
  readonly contractCode: string;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly usedOn: string | null;
}

export interface CancellationReasonRecord {
  readonly id: string;
  readonly label: string;
  readonly requireNotes: boolean;
  readonly priority: number;
}
