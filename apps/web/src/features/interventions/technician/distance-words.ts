const kilometres = new Intl.NumberFormat('it', { maximumFractionDigits: 1 });

/** How far something is: "350 m", "2,1 km". */
export function distanceWords(metres: number): string {
  return metres < 950 ? `${Math.max(50, Math.round(metres / 50) * 50)} m` : `${kilometres.format(metres / 1000)} km`;
}
