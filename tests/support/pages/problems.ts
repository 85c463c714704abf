import type { BrowserContext } from '@playwright/test';

/** Problems that no page may have: console errors, uncaught exceptions, requests to other hosts. */
export class Problems {
  private readonly found: string[] = [];
  private readonly allowed: RegExp[] = [];

  /** Declares problems that a test causes on purpose. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns);
  }

  /** The problems so far that are not declared. */
  list(): string[] {
    return this.found.filter((problem) => !this.allowed.some((pattern) => pattern.test(problem)));
  }

  /** Watches every page of a browser context, including those opened later. */
  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error')
        this.found.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.found.push(`thrown: ${error.error().message}`));
    context.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== 'localhost')
        this.found.push(`foreign host: ${request.url()}`);
    });
  }
}
