import { ultimaLettura } from '@sportello/calls';
import type { Contract } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../../api/app.ts';
import { contractPageLink } from '../../shared/links/contract-link.ts';
import { readOf } from '../../shared/read/read.ts';
import { ReadGlance } from '../../shared/read/ReadGlance.tsx';
import { fullDay, longDay } from '../../ui/moments.ts';
import { optionsQuery } from './queries.ts';
import { kindWords } from './words.ts';

export function ReadingGlance({ contract }: { contract: Contract }) {
  const app = useApp();
  const [now] = useState(app.clock.now);
  const last = readOf(useQuery(app.queryOf(ultimaLettura, { params: { id: contract.code }, query: {} })));
  const options = useQuery(optionsQuery(app, contract.code)).data?.model;
  // "No reading yet" is an answer and must differ from "not loaded".
  const read = { ...last, data: last.at === undefined ? undefined : { reading: last.data } };
  return (
    <ReadGlance
      label={<Trans>Ultima lettura</Trans>}
      read={read}
      renderLink={({ id, ...link }) => <Link key={id} {...contractPageLink(contract, 'READINGS')} {...link} />}
    >
      {({ reading }) => ({
        value:
          reading === undefined ? (
            <Trans>Ancora nessuna</Trans>
          ) : (
            <>
              {fullDay(reading.date)}, {kindWords(reading.kind).toLowerCase()}
            </>
          ),
        note:
          options?.opensOn === undefined || options.closesOn === undefined ? undefined : options.isOpen ? (
            <Trans>Invia la prossima entro {longDay(options.closesOn, now)}</Trans>
          ) : (
            <Trans>La prossima da {longDay(options.opensOn, now)}</Trans>
          ),
      })}
    </ReadGlance>
  );
}
