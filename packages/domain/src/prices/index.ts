export * from './billed-bands.ts';
export * from './choice.ts';
export * from './component.ts';
export * from './price-words.ts';
export * from './supply-prices.ts';
export * from './term.ts';
export * from './year-cost.ts';
export * from './year-of-use.ts';
