import { ApiFailure } from '@/lib/api/api-failure';

const PAUSE_MS = 1500;
/** After the first failure; each further one doubles it. */
const RETRY_MS = 4000;
const MAX_RETRY_MS = 60_000;

export type AutosaveState =
  | { kind: 'unchanged' | 'typed' | 'saving' }
  | { kind: 'saved'; at: Date }
  /** `isMoved` if somebody else has saved in the meantime: nothing is saved until both texts were compared. */
  | { kind: 'failed'; reason: string; isMoved: boolean };

/** True if the same save may succeed later. */
const mayRetry = (failure: ApiFailure | null) =>
  failure === null || failure.status === 0 || failure.status === 429 || failure.status >= 500;

/** Decides when a form is saved: after a pause in typing, before the page is left, again after a failure. */
export class FormSaver {
  private timer: number | undefined;
  private running: Promise<boolean> | null = null;
  /** True while something is typed that no save has read. */
  private isChanged = false;
  private failures = 0;
  private isMoved = false;
  private isStopped = false;

  constructor(
    private readonly save: (isLeaving: boolean) => Promise<void>,
    private readonly show: (state: AutosaveState) => void,
  ) {}

  change(): void {
    this.isChanged = true;
    if (this.isMoved) return;
    if (!this.running && this.failures === 0) this.show({ kind: 'typed' });
    this.schedule(PAUSE_MS);
  }

  /** True while something is not saved yet. */
  isOpen(): boolean {
    return this.isChanged || this.running !== null;
  }

  /** True if what is typed would be lost with the page, which cannot save it. */
  isLost(): boolean {
    return this.isChanged && (this.failures > 0 || this.isMoved);
  }

  /** The form is being posted, with all that it contains. */
  forget(): void {
    this.stopTimer();
    this.isChanged = false;
  }

  /** Saves what is typed, without a pause. @returns false if it could not be saved */
  async flush(): Promise<boolean> {
    if (this.running) await this.running;
    if (!this.isChanged) return true;
    if (this.isMoved) return false;
    this.stopTimer();
    return this.start(false);
  }

  /** Saves what is typed with a request that outlives the page. */
  leave(): void {
    if (!this.isChanged || this.isMoved || this.running) return;
    this.stopTimer();
    void this.start(true);
  }

  stop(): void {
    this.isStopped = true;
    this.stopTimer();
  }

  private stopTimer(): void {
    window.clearTimeout(this.timer);
  }

  private schedule(pause: number): void {
    this.stopTimer();
    if (this.isStopped) return;
    this.timer = window.setTimeout(() => {
      if (!this.running) void this.start(false);
    }, pause);
  }

  private start(isLeaving: boolean): Promise<boolean> {
    this.running = this.run(isLeaving).finally(() => {
      this.running = null;
      if (this.isChanged && !this.isMoved && this.failures === 0) this.schedule(PAUSE_MS);
    });
    return this.running;
  }

  private async run(isLeaving: boolean): Promise<boolean> {
    this.isChanged = false;
    this.show({ kind: 'saving' });
    try {
      await this.save(isLeaving);
      this.failures = 0;
      this.show({ kind: 'saved', at: new Date() });
      return true;
    } catch (error) {
      this.fail(error instanceof ApiFailure ? error : null);
      return false;
    }
  }

  private fail(failure: ApiFailure | null): void {
    this.isChanged = true;
    this.failures += 1;
    this.isMoved = failure?.status === 409;
    // Without a response there is only a technical message.
    const reason = failure && failure.status > 0 ? failure.message : '';
    this.show({ kind: 'failed', reason, isMoved: this.isMoved });
    if (mayRetry(failure)) this.schedule(Math.min(RETRY_MS * 2 ** (this.failures - 1), MAX_RETRY_MS));
  }
}
