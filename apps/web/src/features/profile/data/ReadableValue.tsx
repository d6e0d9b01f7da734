import { Trans } from '@lingui/react/macro';
import { cx } from '../../../ui/cx.ts';
import { shortMoment } from '../../../ui/moments.ts';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import own from './data.module.css';
import type { Readable } from './readable.ts';

export function ReadableValue({ value }: { value: Readable }) {
  switch (value.kind) {
    case 'text':
      return value.text;
    case 'instant':
      return shortMoment(value.at);
    case 'flag':
      return value.isSet ? <Trans>Sì</Trans> : <Trans>No</Trans>;
    case 'nothing':
      return <Trans>nessun dato</Trans>;
    case 'fields':
      return (
        <dl className={own['fields']}>
          {value.fields.map(([name, field]) => (
            <div key={name} className={own['field']}>
              <dt>{name}</dt>
              <dd>
                <ReadableValue value={field} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'list':
      if (value.items.length === 0) return <Trans>nessun dato</Trans>;
      return (
        <ul className={layout['stack']}>
          {Object.entries(value.items).map(([place, item]) => (
            <li key={place} className={cx(screens['well'], own['item'])}>
              <ReadableValue value={item} />
            </li>
          ))}
        </ul>
      );
  }
}
