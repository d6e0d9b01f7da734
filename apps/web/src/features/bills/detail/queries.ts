import { recuperoDettaglioBolletta } from '@sportello/calls';
import type { App } from '../../../api/app.ts';
import { FRESH_ON_FOCUS } from '../queries.ts';

export function billQuery({ queryOf }: Pick<App, 'queryOf'>, customer: string, number: string, isService: boolean) {
  const query = { numeroBolletta: number, ...(isService && { tipologia: 'VAS' as const }) };
  return { ...queryOf(recuperoDettaglioBolletta, { params: { id: customer }, query }), ...FRESH_ON_FOCUS };
}
