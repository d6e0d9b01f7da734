export {
  EXIT_KINDS,
  EXIT_STEP_STATES,
  EXIT_STEPS,
  exitSteps,
  type ContractExit,
  type ExitKind,
  type ExitStep,
} from './exit.ts';
