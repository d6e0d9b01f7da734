import { contentUses, type ItemOf } from '@sportello/calls';
import { HOME_BANNER_FOLDERS, homeBannerVariant, type User } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useContent } from '../../shared/content/use-content.ts';
import { isOpenTo } from '../../shared/links/module-paths.ts';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { ContentPicture } from '../../ui/pictures/content/ContentPicture.tsx';
import { ContentLink } from '../../shared/content/ContentLink.tsx';
import { cx } from '../../ui/cx.ts';
import layout from '../../ui/layout/layout.module.css';
import links from '../../ui/styles/links.module.css';
import classes from './Banners.module.css';

import '@mantine/core/styles/ActionIcon.layer.css';

type Banner = ItemOf<typeof contentUses.banners>;

/**
 * Home banners by audience (contenuto.usi.2), without sales content (contenuto.usi.9); no card if there are none
 * (contenuto.usi.4).
 */
export function BannersHomeCard({ user }: { user: User | undefined }) {
  const folder = user && HOME_BANNER_FOLDERS[homeBannerVariant(user.segment, user.type)];
  const { data: items } = useContent(contentUses.banners, folder && [folder]);
  // Their target must be available to this customer.
  const banners = user && items?.filter(({ link }) => isOpenTo(link.url, user.modules));
  if (banners === undefined || banners.length === 0) return null;
  return <Slider banners={banners} />;
}

/** Touch scrolls the slides; the buttons serve mouse and keyboard. */
function Slider({ banners }: { banners: readonly Banner[] }) {
  const { t } = useLingui();
  const slides = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [drawn, setDrawn] = useState(0);
  const show = (wanted: number) => {
    const list = slides.current;
    list?.scrollTo({ left: wanted * list.clientWidth });
  };
  const follow = () => {
    const list = slides.current;
    if (list !== null && list.clientWidth > 0) {
      const now = Math.round(list.scrollLeft / list.clientWidth);
      setAt(now);
      setDrawn((most) => Math.max(most, now));
    }
  };
  return (
    <section className={classes['slider']} aria-label={t`In evidenza`}>
      <ul className={classes['slides']} ref={slides} onScroll={follow}>
        {banners.map((banner, index) => (
          <li key={banner.id} className={classes['slide']} inert={index !== at}>
            <Card as="div" className={classes['banner']}>
              <div className={classes['bannerWords']}>
                <h2 className={classes['bannerTitle']}>{banner.title}</h2>
                <p className={layout['soft']}>{banner.description}</p>
                <ContentLink url={banner.link.url} className={links['actionLink']}>
                  {banner.link.label}
                </ContentLink>
              </div>
              <div className={classes['bannerPicture']}>
                {/* The drawings are large, so only those up to the next slide are rendered. */}
                {index <= drawn + 1 ? <ContentPicture name={banner.picture} /> : null}
              </div>
            </Card>
          </li>
        ))}
      </ul>
      {banners.length < 2 ? null : (
        <div className={classes['steps']}>
          <span className={cx(layout['soft'], classes['when'])}>
            <VisuallyHidden>
              <Trans>Elemento</Trans>{' '}
            </VisuallyHidden>
            {at + 1} / {banners.length}
          </span>
          <ActionIcon
            variant="subtle"
            size={44}
            aria-label={t`Precedente`}
            disabled={at === 0}
            onClick={() => show(at - 1)}
          >
            <IconChevronLeft size={22} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            size={44}
            aria-label={t`Successivo`}
            disabled={at === banners.length - 1}
            onClick={() => show(at + 1)}
          >
            <IconChevronRight size={22} aria-hidden="true" />
          </ActionIcon>
        </div>
      )}
    </section>
  );
}
