import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-jsdom';

const PLATFORM = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'structuredClone',
] as const;

/** The platform’s `fetch` and `Request` refuse the jsdom version. */
const REPLACED = ['AbortController', 'AbortSignal'] as const;

/** jsdom plus the web platform features that it lacks and every browser has. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    for (const name of PLATFORM) this.global[name] ??= globalThis[name] as never;
    for (const name of REPLACED) this.global[name] = globalThis[name] as never;
    this.global.matchMedia ??= (media: string) =>
      Object.assign(new EventTarget(), { media, matches: false }) as never;
    this.global.Blob.prototype.arrayBuffer ??= this.createBlobReader();
  }

  /** jsdom reads files only through its FileReader. */
  private createBlobReader() {
    const { FileReader } = this.global;
    return function readBytes(this: Blob): Promise<ArrayBuffer> {
      return new Promise((resolve, reject) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result as ArrayBuffer);
        reader.onerror = () => reject(reader.error);
        reader.readAsArrayBuffer(this);
      });
    };
  }
}
