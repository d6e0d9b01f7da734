import { places } from '../places.ts';
import { fixed, type Sheet } from './sheet.ts';

const companyIds = ['AZ1', 'AZ2', 'COP'] as const;

export const companies: readonly Sheet[] = [
  fixed('macro-types', 'id name position', [['CLIMA', 'Clima', 1]]),
  fixed('installations', 'id macroTypeId name icon position byVideocall byTechnician', [
    ['CALDAIA', 'CLIMA', 'Caldaia', 'boiler', 1, 'sì', 'sì'],
  ]),
  fixed('slot-windows', 'id supportType starts ends', [
    ['M1', 'EXIT_TECHNICAL', '08:00', '12:00'],
    ['P1', 'EXIT_TECHNICAL', '14:00', '18:00'],
    ['V1', 'VIDEOCALL', '09:00', '09:30'],
  ]),
  fixed('cancellation-reasons', 'id label requireNotes priority', [['ALTRO', 'Altro', 'sì', 1]]),
  fixed('companies', 'id code supportType name phone score reviews travelMinutes', [
    ['AZ1', 'AZ1', 'EXIT_TECHNICAL', 'Idraulica Alba', '0116123456', '4,5', 120, 30],
    ['AZ2', 'AZ2', 'EXIT_TECHNICAL', 'Termica Sud', '0816123456', '4,1', 80, 30],
    ['COP', 'COP', 'VIDEOCALL', 'Centrale operativa', '800123456', 0, 0, 0],
  ]),
  fixed(
    'company-areas',
    'companyId cap',
    companyIds.flatMap((id) => places.map(({ cap }) => [id, cap])),
  ),
  fixed(
    'company-skills',
    'companyId installationId',
    companyIds.map((id) => [id, 'CALDAIA']),
  ),
  fixed(
    'company-hours',
    'companyId weekday opens closes places',
    companyIds.flatMap((id) => [1, 2, 3, 4, 5].map((weekday) => [id, weekday, '08:00', '18:00', 3])),
  ),
  fixed(
    'company-closures',
    'companyId day',
    companyIds.map((id) => [id, '2026-12-25']),
  ),
  fixed('service-closures', 'day name', [['2026-12-24', 'Vigilia di Natale']]),
];
