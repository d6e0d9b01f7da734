import { unserved, type Handlers } from '../../handlers/handler.ts';

export const deskCasesHandlers = {
  caseQueue: unserved,
  caseLoads: unserved,
  receivedCase: unserved,
  receivedCaseFile: unserved,
  takeCase: unserved,
  releaseCase: unserved,
  assignCases: unserved,
  noteOnCase: unserved,
  askAboutCase: unserved,
  replyToCase: unserved,
} satisfies Partial<Handlers>;
