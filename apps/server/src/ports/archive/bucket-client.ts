import type { S3Client } from '@aws-sdk/client-s3';

/** A bucket of an object storage with the S3 protocol. */
export interface BucketConfig {
  readonly bucket: string;
  readonly region: string;
  /** Absent: Amazon's own, by the region. */
  readonly endpoint?: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The bucket is the first part of the path, not of the host name. */
  readonly pathStyle: boolean;
}

/** Limits of one try: a customer waits for an answer, so a hanging storage becomes an error within seconds. */
export interface BucketLimits {
  readonly connectMs: number;
  /** Until the first byte of the answer. */
  readonly answerMs: number;
  /** Without any byte while a file is on its way. */
  readonly silenceMs: number;
}

const usualLimits: BucketLimits = { connectMs: 2000, answerMs: 4000, silenceMs: 15_000 };

const tries = 3;

/** Opens a client of the storage; the library is loaded here, because a server without a bucket needs none of it. */
export async function bucketClient(config: BucketConfig, limits: BucketLimits = usualLimits): Promise<S3Client> {
  const { S3Client } = await import('@aws-sdk/client-s3');
  return new S3Client({
    region: config.region,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    ...(config.endpoint !== undefined && { endpoint: config.endpoint }),
    forcePathStyle: config.pathStyle,
    maxAttempts: tries,
    requestHandler: {
      connectionTimeout: limits.connectMs,
      requestTimeout: limits.answerMs,
      throwOnRequestTimeout: true,
      socketTimeout: limits.silenceMs,
    },
    // Many storages with the S3 protocol reject the checksums that the library adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
