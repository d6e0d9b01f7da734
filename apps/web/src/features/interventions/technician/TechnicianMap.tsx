import { metresBetween, type Position } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconHome, IconTruck } from '@tabler/icons-react';
import { divIcon, latLngBounds, map as makeMap, marker, polyline, control, tileLayer, type Map } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useApp } from '../../../api/app.ts';
import { cx } from '../../../ui/cx.ts';
import { distanceWords } from './distance-words.ts';
import layout from '../../../ui/layout/layout.module.css';
import classes from './technician.module.css';

import 'leaflet/dist/leaflet.css';

export interface TechnicianMapProps {
  technician: Position;
  home: Position | undefined;
}

const SIDE = 40;

/**
 * Map of technician and home; without the provider's tiles a blank background with a notice (intervento.tecnico.6).
 */
export function TechnicianMap({ technician, home }: TechnicianMapProps) {
  const { t } = useLingui();
  const { map: tiles } = useApp().config;
  const host = useRef<HTMLDivElement>(null);
  const [pins] = useState(() => ({ van: document.createElement('div'), home: document.createElement('div') }));
  const [drawn, setDrawn] = useState<Map>();

  useEffect(() => {
    if (host.current === null) return undefined;
    // A static map that follows both positions, so interaction is disabled.
    const still = {
      zoomControl: false,
      attributionControl: false,
      dragging: false,
      keyboard: false,
      scrollWheelZoom: false,
      touchZoom: false,
      doubleClickZoom: false,
      boxZoom: false,
      fadeAnimation: false,
      zoomAnimation: false,
    };
    const made = makeMap(host.current, still);
    control.scale({ imperial: false }).addTo(made);
    if (tiles !== undefined) tileLayer(tiles.tiles).addTo(made);
    setDrawn(made);
    return () => {
      setDrawn(undefined);
      made.remove();
    };
  }, [tiles]);

  useEffect(() => {
    if (drawn === undefined) return undefined;
    const at = [technician.latitude, technician.longitude] as const;
    const pin = (html: HTMLElement) =>
      divIcon({ html, className: '', iconSize: [SIDE, SIDE], iconAnchor: [SIDE / 2, SIDE / 2] });
    const layers = [marker([...at], { icon: pin(pins.van), interactive: false, keyboard: false, zIndexOffset: 100 })];
    const bounds = latLngBounds([[...at]]);
    if (home !== undefined) {
      const there = [home.latitude, home.longitude] as const;
      bounds.extend([...there]);
      layers.push(marker([...there], { icon: pin(pins.home), interactive: false, keyboard: false }));
    }
    drawn.fitBounds(bounds, { padding: [48, 48], maxZoom: 15, animate: false });
    const way = home && polyline([[...at], [home.latitude, home.longitude]], { className: classes['way'] ?? '' });
    for (const layer of layers) layer.addTo(drawn);
    way?.addTo(drawn);
    return () => {
      for (const layer of layers) layer.remove();
      way?.remove();
    };
  }, [drawn, pins, technician.latitude, technician.longitude, home]);

  const far = home && distanceWords(metresBetween(technician, home));
  return (
    <figure className={cx(layout['stackSmall'], classes['figure'])}>
      <div
        ref={host}
        className={classes['map']}
        data-plain={tiles === undefined ? true : undefined}
        role="img"
        aria-label={far === undefined ? t`Mappa: dov’è il tecnico` : t`Mappa: il tecnico è a ${far} da casa tua`}
      />
      {createPortal(
        <span className={classes['van']}>
          <IconTruck size={22} aria-hidden="true" />
        </span>,
        pins.van,
      )}
      {createPortal(
        <span className={classes['home']}>
          <IconHome size={22} aria-hidden="true" />
        </span>,
        pins.home,
      )}
      <figcaption className={layout['captionLines']}>
        {far === undefined ? null : <Trans>A {far} da te in linea d’aria.</Trans>}{' '}
        {tiles === undefined ? (
          <Trans>La mappa mostra solo le due posizioni, senza le strade.</Trans>
        ) : (
          tiles.attribution
        )}
      </figcaption>
    </figure>
  );
}
