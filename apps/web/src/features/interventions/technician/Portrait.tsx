import { technicianPortrait } from '@sportello/calls';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import classes from './technician.module.css';

interface PortraitProps {
  id: string;
  name: string;
  hasPhoto: boolean;
}

/** Photo by which the customer recognizes the technician; an icon without one. */
export function Portrait({ id, name, hasPhoto }: PortraitProps) {
  const { t } = useLingui();
  const { queryOf } = useApp();
  const asked = queryOf(technicianPortrait, { params: { id } });
  const photo = useQuery({ ...asked, enabled: hasPhoto, staleTime: Infinity }).data?.model;
  const [broken, setBroken] = useState<string>();
  return photo === undefined || photo === broken ? (
    <Drawing />
  ) : (
    <img className={classes['portrait']} src={photo} alt={t`${name}, il tecnico`} onError={() => setBroken(photo)} />
  );
}

function Drawing() {
  return (
    <svg
      className={classes['portrait']}
      viewBox="0 0 72 72"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M14 66c2-12 10-18 22-18s20 6 22 18" fill="var(--sp-draw-paper)" />
      <path d="M22 30v4a14 14 0 0 0 28 0v-4" fill="var(--sp-draw-paper)" />
      <path d="M21 30a15 15 0 0 1 30 0Z" fill="var(--sp-draw-sun)" />
      <path d="M17 30h38M36 15v6M31 41c3 3 7 3 10 0" />
    </svg>
  );
}
