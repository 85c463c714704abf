import 'server-only';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListMultipartUploadsCommand,
  type MultipartUpload,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  type ServerSideEncryption,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import pMap from 'p-map';
import { loadStorageKeys } from '@/lib/auth/tokens/secrets';
import { env, readObjectPlace } from '@/lib/env/env';
import { toOutage } from '@/lib/server/http/errors';
import { detectType } from './detect-type';
import { type FileStore, isMark, MARK_TEXT, type StoredContent, toMark } from './file-store';
import { getArrivingPath, removeArrivingFiles } from './folder';

/** Larger files are sent in parts of this size; the protocol requires at least 5 MiB. */
export const PART_BYTES = 8 * 1_048_576;
const CONCURRENCY = 3;
const ATTEMPTS = 3;
/** Short, because health checks must respond quickly. */
const CHECK_MS = 3000;
const TIMEOUTS = { connectionTimeout: 3000, socketTimeout: 15_000 };
/** Keys created by the portal: any other object in the bucket is left alone. */
const STORAGE_KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Documents belong to other rows and are never swept; unfinished writes of them are. */
const DOCUMENT_KEY = /^documents\/[a-z0-9.-]+\.pdf$/;
const isOwn = (name: string) => STORAGE_KEY.test(name) || DOCUMENT_KEY.test(name);

function readCredentials() {
  if (env.FILES_KEY_ID && env.FILES_SECRET_KEY)
    return { accessKeyId: env.FILES_KEY_ID, secretAccessKey: env.FILES_SECRET_KEY };
  const keys = loadStorageKeys();
  return keys && { accessKeyId: keys.keyId, secretAccessKey: keys.secretKey };
}

function createClient(endpoint: string | null): S3Client {
  const credentials = readCredentials();
  return new S3Client({
    region: env.FILES_REGION,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(credentials ? { credentials } : {}),
    maxAttempts: ATTEMPTS,
    requestHandler: TIMEOUTS,
    // Every write has Content-MD5, which all storages support; many do not support newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** The server-side encryption header of each object or multipart upload. */
function readEncryption() {
  if (!env.FILES_ENCRYPTION) return {};
  const [, method = '', key] = /^(AES256|aws:kms)(?::(.+))?$/.exec(env.FILES_ENCRYPTION) ?? [];
  return { ServerSideEncryption: method as ServerSideEncryption, ...(key ? { SSEKMSKeyId: key } : {}) };
}

interface Stretch {
  path: string;
  start: number;
  end: number;
}

const openStretch = ({ path, start, end }: Stretch): Readable =>
  // An empty file has no last byte.
  end < start ? createReadStream('/dev/null') : createReadStream(path, { start, end });

interface Upload {
  Bucket: string;
  Key: string;
  UploadId: string | undefined;
}

async function measure(stretch: Stretch) {
  const md5 = createHash('md5');
  for await (const piece of openStretch(stretch)) md5.update(piece);
  return { ContentMD5: md5.digest('base64'), ContentLength: stretch.end - stretch.start + 1 };
}

/** True for a temporary error: no response, or one that reports a state of the storage. */
function isPassing(error: unknown): boolean {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return ($metadata?.httpStatusCode ?? 503) >= 500;
}

/** The client does not retry a request with a streamed body: each attempt reads the stream again. */
async function persist<Result>(send: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      if (attempt === ATTEMPTS || !isPassing(error)) throw error;
      await sleep(100 * 2 ** attempt);
    }
  }
}

class ObjectStore implements FileStore {
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly prefix: string;

  constructor(url: string) {
    const { endpoint, bucket, prefix } = readObjectPlace(url);
    this.client = createClient(endpoint);
    this.bucket = bucket;
    this.prefix = prefix;
  }

  private address(storageKey: string) {
    return { Bucket: this.bucket, Key: this.prefix + storageKey };
  }

  private async putWhole(storageKey: string, stretch: Stretch): Promise<void> {
    const input = {
      ...this.address(storageKey),
      ...(await measure(stretch)),
      ...readEncryption(),
      ContentType: await detectType(stretch.path),
    };
    await persist(() => this.client.send(new PutObjectCommand({ ...input, Body: openStretch(stretch) })));
  }

  private async putPart(upload: Upload, PartNumber: number, stretch: Stretch) {
    const input = { ...upload, PartNumber, ...(await measure(stretch)) };
    const { ETag } = await persist(() =>
      this.client.send(new UploadPartCommand({ ...input, Body: openStretch(stretch) })),
    );
    return { PartNumber, ETag };
  }

  private async putParts(upload: Upload, path: string, size: number) {
    const parts = [];
    for (let start = 0; start < size; start += PART_BYTES) {
      const end = Math.min(start + PART_BYTES, size) - 1;
      parts.push(await this.putPart(upload, parts.length + 1, { path, start, end }));
    }
    return parts;
  }

  private async putInParts(storageKey: string, path: string, size: number): Promise<void> {
    const address = this.address(storageKey);
    const created = await this.client.send(
      new CreateMultipartUploadCommand({
        ...address,
        ContentType: await detectType(path),
        ...readEncryption(),
      }),
    );
    const upload = { ...address, UploadId: created.UploadId };
    try {
      const Parts = await this.putParts(upload, path, size);
      await this.client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
    } catch (error) {
      // An upload that cannot be aborted now is swept later.
      await this.client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
      throw error;
    }
  }

  async put(storageKey: string, path: string): Promise<void> {
    const { size } = await stat(path);
    if (size > PART_BYTES) return this.putInParts(storageKey, path, size);
    return this.putWhole(storageKey, { path, start: 0, end: size - 1 });
  }

  async keep(storageKeys: readonly string[]): Promise<void> {
    const put = (key: string) => this.put(key, getArrivingPath(key));
    // Every file is read to its end or given up before the caller deletes it, also if another one has failed.
    await pMap(storageKeys, put, { concurrency: CONCURRENCY, stopOnError: false }).catch((error: unknown) => {
      throw toOutage(error instanceof AggregateError ? error.errors[0] : error);
    });
    await removeArrivingFiles(storageKeys);
  }

  async read(storageKey: string): Promise<StoredContent> {
    try {
      const found = await this.client.send(new GetObjectCommand(this.address(storageKey)));
      return { content: found.Body as Readable, size: found.ContentLength ?? 0 };
    } catch (error) {
      throw error instanceof NoSuchKey ? error : toOutage(error);
    }
  }

  async remove(storageKeys: readonly string[]): Promise<void> {
    const remove = (key: string) => this.client.send(new DeleteObjectCommand(this.address(key)));
    await pMap(storageKeys, remove, { concurrency: CONCURRENCY });
  }

  private async *listObjects(begin = '') {
    const place = { Bucket: this.bucket, Prefix: this.prefix + begin };
    for await (const { Contents = [] } of paginateListObjectsV2({ client: this.client }, place))
      for (const { Key = '', LastModified = new Date() } of Contents)
        yield { name: Key.slice(this.prefix.length), at: LastModified };
  }

  async *listBefore(before: Date): AsyncIterable<string> {
    for await (const { name, at } of this.listObjects())
      if (STORAGE_KEY.test(name) && at < before) yield name;
  }

  async listMarks(): Promise<string[]> {
    const marks: string[] = [];
    for await (const { name } of this.listObjects(toMark(''))) if (isMark(name)) marks.push(name);
    return marks;
  }

  async mark(name: string): Promise<void> {
    const input = { ...this.address(name), ...readEncryption(), ContentType: 'text/plain' };
    await this.client.send(new PutObjectCommand({ ...input, Body: MARK_TEXT }));
  }

  private async *listUploads(): AsyncIterable<MultipartUpload> {
    const place = { Bucket: this.bucket, Prefix: this.prefix };
    let from: { KeyMarker?: string; UploadIdMarker?: string } = {};
    for (let isMore = true; isMore; ) {
      const page = await this.client.send(new ListMultipartUploadsCommand({ ...place, ...from }));
      yield* page.Uploads ?? [];
      isMore = page.IsTruncated === true;
      from = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
    }
  }

  async endUnfinished(before: Date, dryRun: boolean): Promise<number> {
    let count = 0;
    for await (const { Key = '', UploadId, Initiated = new Date() } of this.listUploads()) {
      if (!isOwn(Key.slice(this.prefix.length)) || Initiated >= before) continue;
      count += 1;
      if (dryRun) continue;
      await this.client.send(new AbortMultipartUploadCommand({ Bucket: this.bucket, Key, UploadId }));
    }
    return count;
  }

  async check(): Promise<void> {
    const abortSignal = AbortSignal.timeout(CHECK_MS);
    await this.client.send(new HeadBucketCommand({ Bucket: this.bucket }), { abortSignal });
  }
}

const stores = new Map<string, ObjectStore>();

export function openObjectStore(url: string): FileStore {
  const store = stores.get(url) ?? new ObjectStore(url);
  stores.set(url, store);
  return store;
}
