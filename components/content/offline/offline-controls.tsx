'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { DAY_KEY } from '@/lib/browser-scripts/local-settings';
import { COPY_PREFIX, type CopyContents } from '@/lib/content/offline/copy-format';
import type { Locale } from '@/lib/i18n/locales';

interface CopyOptions {
  locale: Locale;
  addresses: readonly string[];
  /** The page that shows a pilgrim's day, the choice that this page shows, and the days of each season. */
  day: { page: string; choice: string; days: Readonly<Record<string, readonly string[]>> };
  texts: Readonly<Record<string, string>>;
}

const loadCopy = () => import('@/lib/content/offline/copy');

function useOfflineCopy({ locale, addresses, day, texts }: CopyOptions) {
  const [copy, setCopy] = useState<CopyContents | null>(null);
  const [status, setStatus] = useState('');
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    // Only visitors who have saved a copy have a service worker; others do not load the following code.
    if (!navigator.serviceWorker?.controller) return;
    void loadCopy()
      .then(({ findCopy }) => findCopy(locale))
      .then(setCopy);
  }, [locale]);

  const say = (key: string, values: Record<string, string | number> = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, String(value)),
      texts[key] ?? '',
    );
  const save = async () => {
    const { canSave, listDayAddresses, saveCopy } = await loadCopy();
    if (!canSave()) return setStatus(say('unsupported'));
    const note = texts.copy ?? '';
    const missing = {
      title: say('page.title'),
      text: say('page.text'),
      saved: say('page.saved'),
      retry: say('page.retry'),
    };
    const onProgress = (done: number, total: number) => setStatus(say('saving', { done, total }));
    const kept = localStorage.getItem(DAY_KEY) ?? '';
    const days = [day.choice, kept].flatMap((choice) => listDayAddresses(day.page, choice, day.days));
    const pages = [...new Set([...addresses, ...days])];
    const saved = await saveCopy({ locale, addresses: pages, note, missing, kept, onProgress });
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

export function OfflineControls(options: CopyOptions) {
  const { texts } = options;
  const { copy, status, isBusy, say, save, remove } = useOfflineCopy(options);
  return (
    <>
      {/* If there is a copy the page wakes immediately, to offer its actions. */}
      <form className="row" data-island="" data-draft={COPY_PREFIX + options.locale}>
        <Button onClick={save} aria-disabled={isBusy}>
          {copy ? texts.update : texts.save}
        </Button>
        {copy ? (
          <Button variant="secondary" onClick={remove} aria-disabled={isBusy}>
            {texts.remove}
          </Button>
        ) : null}
      </form>
      <div role="status">
        {copy ? (
          <p>
            {say('saved', {
              date: copy.savedOn,
              pages: copy.pages.length,
              size: Math.ceil(copy.bytes / 1000),
            })}
          </p>
        ) : null}
        {status ? <p>{status}</p> : null}
      </div>
    </>
  );
}
