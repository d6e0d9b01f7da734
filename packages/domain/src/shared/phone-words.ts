/** Groups a phone number: `800 000 101`, `+39 338 498 7534`. */
export function phoneWords(phone: string): string {
  const { country, rest = '' } =
    /^(?<country>\+39)?(?<rest>[1-9]\d+)$/.exec(phone.replaceAll(/[\s./-]/g, ''))?.groups ?? {};
  if (rest === '') return phone;
  // The last group takes the rest, so that no digit is alone.
  const groups = rest.match(/\d{3}(?=\d{3})|\d+/g) ?? [rest];
  return [country, ...groups].filter((part) => part !== undefined).join(' ');
}
