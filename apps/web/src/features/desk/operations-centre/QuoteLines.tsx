import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { euroWords } from '../../../ui/amounts.ts';
import { linePlaces, linesOf, type QuoteFields } from './quote-lines.ts';
import layout from '../../../ui/layout/layout.module.css';
import classes from './centre.module.css';
import '../../../ui/theme/fields.ts';

interface QuoteLinesProps {
  form: { readonly values: QuoteFields; readonly field: (name: keyof QuoteFields) => object };
}

/** Shows one more empty line as each is filled, and the same total that the customer sees. */
export function QuoteLines({ form }: QuoteLinesProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(1);
  const total = linesOf(form.values).lines.reduce((sum, { importo }) => sum + Math.round(importo * 100), 0);
  return (
    <div className={layout['stack']}>
      {linePlaces.slice(0, shown).map((place) => (
        <div key={place} className={classes['line']}>
          <TextInput {...form.field(`voce${place}`)} label={t`Voce ${place}`} maxLength={200} />
          <TextInput {...form.field(`prezzo${place}`)} label={t`Euro ${place}`} inputMode="decimal" maxLength={9} />
        </div>
      ))}
      {shown === linePlaces.length ? null : (
        <div>
          <Button variant="light" onClick={() => setShown(shown + 1)}>
            <Trans>Aggiungi una voce</Trans>
          </Button>
        </div>
      )}
      <p>
        <Trans>Totale IVA inclusa: {euroWords(total)}</Trans>
      </p>
    </div>
  );
}
