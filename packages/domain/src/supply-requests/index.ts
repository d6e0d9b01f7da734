export * from './answers.ts';
export * from './faults.ts';
export * from './kinds.ts';
export type * from './model.ts';
export * from './papers.ts';
export * from './questions.ts';
export * from './quote.ts';
export * from './rejections.ts';
export * from './steps.ts';
