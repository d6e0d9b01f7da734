import type { ReactNode } from 'react';
import { AirConditioner, AllDone, Boiler, LockKey, MailSent, Panels, Router, Technician } from './spots.tsx';
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

/** A drawing by the name that content has for it; a name that we don't know is the house. */
export function ContentPicture({ name }: { name: string }) {
  return Object.hasOwn(PICTURES, name) ? PICTURES[name] : <EmptyHouse />;
}
