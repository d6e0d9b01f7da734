import { t } from '@lingui/core/macro';
import type { FieldErrors } from '../../../../shared/form/field-errors.ts';
import { wrongLandNumbers, type LandField, type LandNumbers } from './fields.ts';

export function landWords(numbers: LandNumbers): FieldErrors<LandField> {
  const wrong = wrongLandNumbers(numbers).map(({ field, why }) => [
    field,
    why === 'MISSING' ? missing(field) : notValid(),
  ]);
  return Object.fromEntries(wrong) as FieldErrors<LandField>;
}

function missing(field: LandField): string {
  switch (field) {
    case 'foglio':
      return t`Scrivi il foglio.`;
    case 'particella':
      return t`Scrivi la particella.`;
    case 'subalterno':
      return t`Scrivi il subalterno.`;
  }
}

const notValid = () => t`Formato non valido: controlla questo dato.`;
