import type { BillDetail } from '@sportello/domain';

/** Returns true for a bill that may have one of the matters, whose code is loaded then; cheaper than to look for all. */
export function hasMatters(bill: BillDetail): boolean {
  const { disputes, credits, usualAmount } = bill;
  return disputes.length > 0 || credits.length > 0 || usualAmount !== undefined || reachesBack(bill);
}

/** Returns true if a line of a supply's bill begins more than two years before its issue (bolletta.prescrizione.1). */
function reachesBack({ commodityType, issueDate, periodStart, lines }: BillDetail): boolean {
  const before = `${Number(issueDate.slice(0, 4)) - 2}${issueDate.slice(4)}`;
  return commodityType !== undefined && lines.some((line) => (line.periodStart ?? periodStart ?? before) < before);
}
