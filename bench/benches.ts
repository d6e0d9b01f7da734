import { billFiles } from './data/bill-files.ts';
import { billNotices } from './data/bill-notices.ts';
import { exchange } from './data/exchange.ts';
import { importing } from './data/import.ts';
import { mail } from './data/mail.ts';
import { noticeLedger } from './data/notice-ledger.ts';
import { partitions } from './data/partitions.ts';
import { payments } from './data/payments.ts';
import { attack } from './speed/attack.ts';
import { bills } from './speed/bills.ts';
import { contracts } from './speed/contracts.ts';
import { crowd } from './speed/crowd.ts';
import { curves } from './speed/curves.ts';
import { overhead } from './speed/overhead.ts';
import { paint } from './speed/paint.ts';
import { scale } from './speed/scale.ts';
import { slots } from './speed/slots.ts';
import { suggestions } from './speed/suggestions.ts';
import { weight } from './speed/weight.ts';
import { failover } from './trials/failover.ts';
import { faults } from './trials/faults.ts';
import { monday } from './trials/monday.ts';
import { mutation } from './trials/mutation.ts';
import type { Bench } from './lib/bench.ts';

/** In the order in which they run. */
export const benches: readonly Bench[] = [
  weight,
  paint,
  contracts,
  overhead,
  scale,
  bills,
  curves,
  slots,
  suggestions,
  mail,
  importing,
  billFiles,
  billNotices,
  noticeLedger,
  crowd,
  attack,
  faults,
  failover,
  payments,
  partitions,
  exchange,
  monday,
  mutation,
];
