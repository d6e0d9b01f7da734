import { correctionEstimate, tipologiaAutolettura } from '@sportello/calls';
import { isOneOf, METER_BANDS, type Day } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput, type TextInputProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { readOf } from '../../../shared/read/read.ts';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { euroWords, quantityWords, unitWords } from '../../../ui/amounts.ts';
import { cx } from '../../../ui/cx.ts';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import { LinesSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import classes from '../cases.module.css';
import { readingOf, type CorrectionInput } from './correction-input.ts';

import '../../../ui/theme/fields.ts';

interface ReadingFieldProps {
  contractCode: string;
  bill: string;
  values: CorrectionInput;
  today: Day;
  field: (name: keyof CorrectionInput) => TextInputProps;
}

/** Asks for a reading of the meter, and shows what the bill would be with it (reclami.rettifica.1, reclami.rettifica.2). */
export function ReadingField({ contractCode, bill, values, today, field }: ReadingFieldProps) {
  const { t } = useLingui();
  const { queryOf } = useApp();
  const read = readOf(useQuery(queryOf(tipologiaAutolettura, { params: { id: contractCode }, query: {} })));
  const reading = readingOf(values);
  const [asked, setAsked] = useState<typeof reading>();
  return (
    <fieldset className={cx(layout['stack'], screens['shrinks'], classes['group'])}>
      <legend className={classes['legend']}>
        <Trans>Cosa segna il contatore? (se vuoi)</Trans>
      </legend>
      <p className={layout['soft']}>
        <Trans>La usiamo come lettura per il periodo di questa bolletta.</Trans>
      </p>
      <ReadBody
        read={read}
        inCard
        failed={<Trans>Non riusciamo a caricare il tuo contatore</Trans>}
        skeleton={<LinesSkeleton lines={1} />}
      >
        {({ fields, unit }) => {
          const unitName = unit === undefined ? '' : unitWords(unit);
          const bands = fields.map(({ band }) => band).filter((band) => isOneOf(METER_BANDS, band));
          return bands.map((band) => (
            <TextInput
              key={band}
              {...field(band)}
              label={bands.length === 1 ? t`Cifre del contatore (${unitName})` : t`Fascia ${band} (${unitName})`}
              description={t`Solo le cifre prima della virgola`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={11}
            />
          ));
        }}
      </ReadBody>
      <TextInput {...field('dataLettura')} type="date" label={t`Giorno della lettura`} max={today} />
      <Button variant="light" disabled={reading === undefined} onClick={() => setAsked(reading)}>
        <Trans>Calcola la bolletta con questa lettura</Trans>
      </Button>
      {asked === undefined || JSON.stringify(asked) !== JSON.stringify(reading) ? null : (
        <Estimate bill={bill} reading={asked} />
      )}
    </fieldset>
  );
}

interface EstimateProps {
  bill: string;
  reading: NonNullable<ReturnType<typeof readingOf>>;
}

function Estimate({ bill, reading: { data, letture } }: EstimateProps) {
  const { queryOf } = useApp();
  const read = readOf(useQuery(queryOf(correctionEstimate, { body: { bolletta: bill, data, letture: [...letture] } })));
  return (
    <div role="status">
      <ReadBody
        read={read}
        inCard
        failed={<Trans>Non riusciamo a calcolare la bolletta</Trans>}
        skeleton={<LinesSkeleton lines={2} />}
      >
        {({ unit, billed, corrected }) =>
          corrected === undefined ? (
            <p>
              <Trans>
                Con questa lettura non possiamo calcolare la bolletta: nella bolletta mancano le letture con cui
                confrontarla. La calcoliamo noi e te la diciamo nella risposta.
              </Trans>
            </p>
          ) : (
            <>
              <p>
                <Trans>
                  Consumo: circa {quantityWords(corrected.consumption, unit)} invece di{' '}
                  {quantityWords(billed.consumption ?? 0, unit)}.
                </Trans>
              </p>
              {corrected.amount === undefined ? null : (
                <p>
                  <Trans>
                    Importo: circa <strong>{euroWords(corrected.amount)}</strong> invece di {euroWords(billed.amount)}.
                  </Trans>
                </p>
              )}
              <p className={layout['soft']}>
                <Trans>È una stima: vale la bolletta corretta che ti mandiamo.</Trans>
              </p>
            </>
          )
        }
      </ReadBody>
    </div>
  );
}
