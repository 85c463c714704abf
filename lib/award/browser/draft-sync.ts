import { ApiFailure } from '@/lib/api/api-failure';
import { callEndpoint, uploadForm } from '@/lib/api/client';
import type { DraftForm } from '@/lib/award/definition/draft-forms';
import { DRAFT_ENDPOINTS } from '@/lib/award/draft-endpoints';
import type { FormDraft } from '@/lib/award/draft-schemas';
import type { Answers } from '@/lib/forms/definition/form-definition';
import type { UploadItem } from '@/lib/forms/files/upload-item';

const PAUSE_MS = 1500;

export type DraftState =
  | { kind: 'unchanged' | 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'failed'; reason: string }
  /** Another device has saved, at this time; null if it has deleted or sent the draft. */
  | { kind: 'moved'; at: string | null };

/** What the form contains now. */
export interface Contents {
  /** The version on which its answers are based; 0 for a new draft. */
  version: number;
  step: number;
  values: Answers;
  items: Readonly<Record<string, readonly UploadItem[]>>;
}

interface DraftPage {
  form: DraftForm;
  owner: string;
  /** The draft as the page was rendered with it. */
  draft: FormDraft | null;
  /** The answers with which the form was opened. */
  opened: Answers;
  read(): Contents;
  setVersion(version: number): void;
  setItem(slot: string, item: UploadItem): void;
  show(state: DraftState): void;
}

const isNew = ({ file, stored, state }: UploadItem) =>
  file !== undefined && stored === undefined && state === 'queued';

const print = ({ step, values }: Pick<Contents, 'step' | 'values'>) => JSON.stringify([step, values]);

/** Keeps a person's draft on the server like the form in this page: one request at a time, after a pause in typing. */
export class DraftSync {
  private timer: number | undefined;
  private running: Promise<void> | null = null;
  private isChanged = false;
  private isHeld = false;
  /** Another device has saved: nothing is saved until the person has chosen. */
  private isMoved = false;
  private saved: string | null;
  private readonly files: Set<string>;

  constructor(private readonly page: DraftPage) {
    const { draft } = page;
    this.saved = draft && draft.version > 0 ? print(draft) : null;
    this.files = new Set(draft?.files.map(({ id }) => id));
  }

  change(): void {
    this.isChanged = true;
    this.schedule(PAUSE_MS);
  }

  /** Saves without a pause what has changed. */
  flush(): void {
    if (this.isChanged) this.schedule(0);
  }

  async hold(): Promise<void> {
    this.isHeld = true;
    this.stop();
    await this.running;
  }

  resume(): void {
    this.isHeld = this.isMoved;
    this.change();
  }

  stop(): void {
    window.clearTimeout(this.timer);
  }

  /** Saves what this page contains over what another device has saved. @throws ApiFailure */
  async keepMine(): Promise<void> {
    const draft = await this.findStored();
    this.page.setVersion(draft?.version ?? 0);
    this.isHeld = false;
    this.isMoved = false;
    this.isChanged = true;
    this.schedule(0);
  }

  private schedule(pause: number): void {
    this.stop();
    if (this.isHeld) return;
    this.timer = window.setTimeout(() => this.start(), pause);
  }

  private start(): void {
    if (this.isHeld) return;
    this.running ??= this.run().finally(() => {
      this.running = null;
      if (this.isChanged) this.schedule(PAUSE_MS);
    });
  }

  private async run(): Promise<void> {
    this.isChanged = false;
    if (!this.hasFileChanges() && !this.hasNewAnswers()) return;
    this.page.show({ kind: 'saving' });
    try {
      await this.removeFiles();
      await this.addFiles();
      const at = this.hasNewAnswers() ? await this.saveAnswers() : new Date().toISOString();
      this.page.show({ kind: 'saved', at });
    } catch (error) {
      await this.report(error);
    }
  }

  private async report(error: unknown): Promise<void> {
    const failure = error instanceof ApiFailure ? error : null;
    // Without a response there is only a technical message.
    const reason = failure && failure.status > 0 ? failure.message : '';
    if (failure?.code !== 'draftMoved') return this.page.show({ kind: 'failed', reason });
    try {
      const draft = await this.findStored();
      this.isHeld = true;
      this.isMoved = true;
      this.page.show({ kind: 'moved', at: draft?.savedAt ?? null });
    } catch {
      this.page.show({ kind: 'failed', reason });
    }
  }

  private async findStored(): Promise<FormDraft | null> {
    const { data } = await callEndpoint(DRAFT_ENDPOINTS.listDrafts);
    return data.find(({ form }) => form === this.page.form) ?? null;
  }

  private hasNewAnswers(): boolean {
    const contents = this.page.read();
    if (this.saved !== null) return print(contents) !== this.saved;
    return JSON.stringify(contents.values) !== JSON.stringify(this.page.opened);
  }

  private async saveAnswers(): Promise<string> {
    const { form, owner } = this.page;
    const { version, step, values } = this.page.read();
    const json = { form, owner, version, step, values };
    const { data } = await callEndpoint(DRAFT_ENDPOINTS.saveDraft, { json });
    this.saved = print(json);
    this.page.setVersion(data.version);
    return data.savedAt;
  }

  private listItems() {
    return Object.entries(this.page.read().items).flatMap(([slot, items]) =>
      items.map((item) => ({ slot, item })),
    );
  }

  private listRemoved(): string[] {
    const present = new Set(this.listItems().map(({ item }) => item.stored));
    return [...this.files].filter((id) => !present.has(id));
  }

  private hasFileChanges(): boolean {
    return this.listRemoved().length > 0 || this.listItems().some(({ item }) => isNew(item));
  }

  private async removeFiles(): Promise<void> {
    const { owner } = this.page;
    for (const id of this.listRemoved()) {
      await callEndpoint(DRAFT_ENDPOINTS.removeDraftFile, { json: { id, owner } });
      this.files.delete(id);
    }
  }

  private async addFiles(): Promise<void> {
    for (const { slot, item } of this.listItems().filter(({ item }) => isNew(item))) {
      try {
        const id = await this.addFile(slot, item);
        this.files.add(id);
        this.page.setItem(slot, { ...item, state: 'stored', stored: id });
      } catch (error) {
        const [refused] = error instanceof ApiFailure ? Object.values(error.fields) : [];
        if (!refused) throw error;
        this.page.setItem(slot, { ...item, state: 'failed', error: refused });
      }
    }
  }

  private async addFile(slot: string, { file, name }: UploadItem): Promise<string> {
    const body = new FormData();
    body.append('owner', this.page.owner);
    if (file) body.append(slot, file, name);
    const { data } = await uploadForm(DRAFT_ENDPOINTS.addDraftFile, body, { onProgress: () => undefined });
    return data.id;
  }
}
