import { Trans } from '@lingui/react/macro';
import { Loading } from '../../../shared/read/Loading.tsx';
import { cx } from '../../../ui/cx.ts';
import layout from '../../../ui/layout/layout.module.css';
import { CallButton } from '../../../ui/parts/ways/CallButton.tsx';
import { LinesSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import classes from './emergency.module.css';
import { useEmergencyNumbers } from './use-emergency-numbers.ts';

/** Numbers of the customer's distributors, each with the supplies that it is for. */
export function OwnNumbers() {
  const numbers = useEmergencyNumbers();
  if (numbers === undefined) {
    return (
      <Loading>
        <LinesSkeleton />
      </Loading>
    );
  }
  if (numbers.length === 0) {
    return (
      <p>
        <Trans>Qui non abbiamo il numero del tuo distributore. In caso di pericolo chiama il 112.</Trans>
      </p>
    );
  }
  return (
    <ul className={layout['stackSmall']}>
      {numbers.map(({ key, phone, isGas, supplies }) => (
        <li key={key} className={cx(layout['spread'], classes['number'])}>
          <span>
            <strong>{isGas ? <Trans>Gas</Trans> : <Trans>Luce</Trans>}</strong>
            <br />
            {supplies.slice(0, 2).join(', ')}
            {supplies.length > 2 ? <Trans> e altre {supplies.length - 2}</Trans> : null}
          </span>
          {phone === undefined ? <Trans>Numero non disponibile</Trans> : <CallButton phone={phone} />}
        </li>
      ))}
    </ul>
  );
}
