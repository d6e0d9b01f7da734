import { StartError } from '../../../errors/start-error.ts';
import type { ApiError } from '../table/columns.ts';
import type { XmlFile } from './archive.ts';
import { electricity, electricityPoint } from './electricity.ts';
import { BadPoint, type MeasuredPoint } from './flow.ts';
import { gas, gasPoint } from './gas.ts';
import { BadXml, childrenIn, type Element } from './xml.ts';

/** A point of delivery and the line where it starts. */
export interface FoundPoint {
  readonly line: number;
  readonly point: MeasuredPoint;
}

/** Stands for a point that can't be taken, which was reported. */
export const REJECTED = Symbol('rejected');

/**
 * Reads the points of a flow; those that can't be taken are reported and yielded as {@link REJECTED}. Throws a {@link
 * StartError} for a file that is no flow or can't be read to its end.
 */
export async function* pointsIn(
  xml: XmlFile,
  where: string,
  now: Date,
  reject: (refusal: ApiError) => void,
): AsyncGenerator<FoundPoint | typeof REJECTED> {
  try {
    const isPoint = (name: string) => name === electricity.item || name === gas.item;
    for await (const { root, children } of childrenIn(xml.text, isPoint)) {
      const read = readerOf(root, where);
      for (const child of children) yield pointOf(() => read(child, now), child.line, reject);
    }
  } catch (cause) {
    if (!(cause instanceof BadXml)) throw cause;
    throw new StartError(`${where}: line ${cause.line}: ${cause.message}`, { cause });
  }
}

function pointOf(
  read: () => MeasuredPoint,
  line: number,
  reject: (refusal: ApiError) => void,
): FoundPoint | typeof REJECTED {
  try {
    return { line, point: read() };
  } catch (error) {
    if (!(error instanceof BadPoint)) throw error;
    reject({ line, field: error.field, reason: error.message });
    return REJECTED;
  }
}

/** Electricity and gas have the same root, with its code in another attribute (consumo.flussi.1, consumo.flussi.2). */
function readerOf(root: Element, where: string): (point: Element, now: Date) => MeasuredPoint {
  const { [electricity.attribute]: ofElectricity, [gas.attribute]: ofGas } = root.attributes;
  const flow = ofElectricity ?? ofGas;
  if (root.name !== 'FlussoMisure' || flow === undefined) {
    throw new StartError(
      `${where}: line ${root.line}: not a flow of measurements (FlussoMisure with CodFlusso or cod_flusso).`,
    );
  }
  if (ofElectricity !== undefined && electricity.codes.has(flow)) {
    return (point, now) => electricityPoint(point, flow, now);
  }
  if (ofGas !== undefined && gas.codes.has(flow)) return (point, now) => gasPoint(point, flow, now);
  const known = [...(ofElectricity === undefined ? gas : electricity).codes].join(', ');
  throw new StartError(`${where}: line ${root.line}: ${flow} is no flow that is read: ${known}.`);
}
