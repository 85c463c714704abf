import { useEffect, useState } from 'react';
import type { CopyContents } from '@/lib/content/offline/copy-format';
import type { Locale } from '@/lib/i18n/locales';

export interface CopyOptions {
  locale: Locale;
  /** The pages to save. */
  addresses: readonly string[];
  labels: Readonly<Record<string, string>>;
}

const loadCopy = () => import('@/lib/content/offline/copy');

/** The copy on this device: what it holds, what can be done with it, and what became of that. */
export function useOfflineCopy({ locale, addresses, labels }: CopyOptions) {
  const [copy, setCopy] = useState<CopyContents | null>(null);
  const [status, setStatus] = useState('');
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    // Only who has saved a copy once has a service worker; nobody else loads what follows.
    if (!navigator.serviceWorker?.controller) return;
    void loadCopy()
      .then(({ findCopy }) => findCopy(locale))
      .then(setCopy);
  }, [locale]);

  const say = (key: string, values: Record<string, string | number> = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, String(value)),
      labels[key] ?? '',
    );
  const save = async () => {
    const { canSave, saveCopy } = await loadCopy();
    if (!canSave()) return setStatus(say('unsupported'));
    const note = labels.copy ?? '';
    const onProgress = (done: number, total: number) => setStatus(say('saving', { done, total }));
    const saved = await saveCopy({ locale, addresses, note, onProgress });
    setCopy(saved);
    setStatus(saved.missing.length > 0 ? say('missing', { titles: saved.missing.join(' ') }) : '');
  };
  const remove = async () => {
    const { removeCopy } = await loadCopy();
    await removeCopy(locale);
    setCopy(null);
    setStatus(say('removed'));
  };
  const run = (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    work()
      .catch(() => setStatus(say('failed')))
      .finally(() => setBusy(false));
  };
  return { copy, status, isBusy, say, save: () => run(save), remove: () => run(remove) };
}
