import { Suspense, type ReactNode } from 'react';
import { optionalPart } from '../../later/optional-part.tsx';
import { AirConditioner, AllDone, Boiler, LockKey, MailSent, Panels, Router, Technician } from './spots.tsx';
import { Spot } from '../Spot.tsx';
import { EmptyHouse } from '../state-spots.tsx';

const PICTURES: Readonly<Record<string, ReactNode>> = {
  house: <EmptyHouse />,
  boiler: <Boiler />,
  'air-conditioner': <AirConditioner />,
  router: <Router />,
  panels: <Panels />,
  technician: <Technician />,
  mail: <MailSent />,
  done: <AllDone />,
  key: <LockKey />,
};

// Loaded with the first of them, because the home would carry them all.
const MorePicture = optionalPart(() => import('./MorePicture.tsx').then(({ MorePicture }) => MorePicture));

/** Falls back to the house for an unknown name. */
export function ContentPicture({ name }: { name: string }) {
  if (Object.hasOwn(PICTURES, name)) return PICTURES[name];
  return (
    <Suspense fallback={<Spot>{null}</Spot>}>
      <MorePicture name={name} unknown={<EmptyHouse />} />
    </Suspense>
  );
}
