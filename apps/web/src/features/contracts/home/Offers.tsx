import { contentUses } from '@sportello/calls';
import { CUSTOMER_SEGMENTS, dayInRome, isFor, isOneOf, SEGMENT_FOLDERS, type Segment } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useApp } from '../../../api/app.ts';
import { ContentLink } from '../../../shared/content/ContentLink.tsx';
import { useContent } from '../../../shared/content/use-content.ts';
import { useDataUses } from '../../../shared/customer/use-data-uses.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { RichText } from '../../../ui/parts/texts/RichText.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { ContentPicture } from '../../../ui/pictures/content/ContentPicture.tsx';
import layout from '../../../ui/layout/layout.module.css';
import links from '../../../ui/styles/links.module.css';
import classes from './Offers.module.css';

/**
 * Shows current offers to customers without contracts if they consent; on failure only the link to the offers page
 * remains.
 */
export function Offers({ segment }: { segment: Segment }) {
  const { clock } = useApp();
  const folder = isOneOf(CUSTOMER_SEGMENTS, segment) ? SEGMENT_FOLDERS[segment] : undefined;
  const { data: items } = useContent(contentUses.offers, folder && [folder]);
  const uses = useDataUses().data;
  const today = dayInRome(clock.now());
  const none = uses?.profiling === true ? new Set<never>() : undefined;
  const offers =
    items?.filter(({ validUntil, audience }) => today <= (validUntil ?? today) && isFor(audience, none)) ?? [];
  if (uses?.offers !== true || offers.length === 0) return null;
  return (
    <Card className={layout['stack']} aria-labelledby="offerte">
      <SectionTitle id="offerte">
        <Trans>Le offerte di adesso</Trans>
      </SectionTitle>
      <ul className={layout['stack']}>
        {offers.map(({ id, title, description, picture, link }) => (
          <li key={id} className={classes['offer']}>
            <div>
              <ContentPicture name={picture} />
            </div>
            <div>
              <h3 className={layout['subtitle']}>{title}</h3>
              <RichText>{description}</RichText>
              <ContentLink url={link.url} className={links['actionLink']}>
                {link.label}
              </ContentLink>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
