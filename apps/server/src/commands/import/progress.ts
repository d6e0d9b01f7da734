import { Presets, SingleBar } from 'cli-progress';

/** A progress bar on a terminal; elsewhere only the lines are written. */
export function progressBar() {
  let bar: SingleBar | undefined;
  let current: string | undefined;
  const stop = () => {
    bar?.stop();
    bar = undefined;
    current = undefined;
  };
  return {
    update(step: string, done: number, total: number): void {
      if (!process.stderr.isTTY) return;
      if (step !== current) {
        stop();
        current = step;
        bar = new SingleBar(
          { format: `${step} {bar} {percentage}%`, clearOnComplete: true, stream: process.stderr },
          Presets.rect,
        );
        bar.start(total, done);
      }
      bar?.update(done);
    },
    above(line: string): void {
      if (bar !== undefined && process.stderr.isTTY) process.stderr.write('\r\x1B[K');
      process.stderr.write(`${line}\n`);
    },
    stop,
  };
}
