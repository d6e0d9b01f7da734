export const CONTENT_PICTURES = [
  'house',
  'boiler',
  'air-conditioner',
  'router',
  'panels',
  'technician',
  'mail',
  'done',
  'key',
] as const;
export type ContentPicture = (typeof CONTENT_PICTURES)[number];
