import type { Settings } from './config.ts';
import { StartError } from '../errors/start-error.ts';

/** Throws a {@link StartError} if a part is missing, or documents would have two places. */
export function bucketConfig(given: Settings) {
  const { DOCUMENTS_BUCKET: bucket, S3_ENDPOINT: endpoint } = given;
  if (bucket === undefined) return undefined;
  if (given.DOCUMENTS_DIR !== undefined)
    throw new StartError('DOCUMENTS_BUCKET: documents have one place; remove DOCUMENTS_DIR, or this.');
  if (given.S3_ACCESS_KEY_ID === undefined || given.S3_SECRET_ACCESS_KEY === undefined)
    throw new StartError('DOCUMENTS_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, which sign each request.');
  return {
    bucket,
    region: given.S3_REGION,
    ...(endpoint !== undefined && { endpoint }),
    accessKeyId: given.S3_ACCESS_KEY_ID,
    secretAccessKey: given.S3_SECRET_ACCESS_KEY,
    pathStyle: given.S3_PATH_STYLE ?? endpoint !== undefined,
  };
}
