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

/** Falls back to the house for an unknown name. */
export function ContentPicture({ name }: { name: string }) {
  return Object.hasOwn(PICTURES, name) ? PICTURES[name] : <EmptyHouse />;
}
