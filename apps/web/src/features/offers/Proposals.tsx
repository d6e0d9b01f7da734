import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { PlainOrRichText } from '../../ui/parts/texts/PlainOrRichText.tsx';
import { ContentPicture } from '../../ui/pictures/content/ContentPicture.tsx';
import layout from '../../ui/layout/layout.module.css';
import screens from '../../ui/styles/screens.module.css';
import classes from './offers.module.css';

export interface Proposal {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly picture: string;
  readonly price?: string | undefined;
  readonly tag?: ReactNode;
  readonly link?: ReactNode;
}

export function Proposals({ all, isNarrow = false }: { all: readonly Proposal[]; isNarrow?: boolean }) {
  return (
    <ul className={cx(classes['items'], !isNarrow && classes['twoColumns'])}>
      {all.map(({ id, title, description, picture, price, tag, link }) => (
        <li key={id} className={classes['item']}>
          <div aria-hidden="true">
            <ContentPicture name={picture} />
          </div>
          <div className={classes['words']}>
            <h3 className={layout['subtitle']}>{title}</h3>
            {tag}
            <div className={layout['soft']}>
              <PlainOrRichText>{description}</PlainOrRichText>
            </div>
            {price === undefined ? null : <p className={screens['emphasis']}>{price}</p>}
            {link}
          </div>
        </li>
      ))}
    </ul>
  );
}
