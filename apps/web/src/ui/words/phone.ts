export function telOf(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}
