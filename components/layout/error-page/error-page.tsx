'use client';

import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { DEFAULT_LOCALE, getLocaleRow, isLocale, type Locale } from '@/lib/i18n/locales';
import type arabic from '@/messages/ar/errorPages.json';
import styles from './error-page.module.css';

type Texts = (typeof arabic)['failure'];

function readAddressLocale(): Locale {
  const prefix = window.location.pathname.split('/')[1];
  return isLocale(prefix) ? prefix : DEFAULT_LOCALE;
}

/** Loads the texts of the error page in the language of the address; they are fetched only after an error. */
function useFailureTexts(): { texts: Texts; locale: Locale } | null {
  const [found, setFound] = useState<{ texts: Texts; locale: Locale } | null>(null);
  useEffect(() => {
    const locale = readAddressLocale();
    void import(`@/messages/${locale}/errorPages.json`).then((file) =>
      setFound({ texts: file.default.failure, locale }),
    );
  }, []);
  return found;
}

interface Props {
  /** `digest` is the number under which the server logged the error. */
  error: Error & { digest?: string };
  reset: () => void;
}

/** The page for an unexpected error: what happened, a retry button and a link to another page. */
export function ErrorPage({ error, reset }: Props) {
  const found = useFailureTexts();
  useEffect(() => {
    if (!found) return;
    const { code, dir } = getLocaleRow(found.locale);
    document.title = found.texts.title;
    Object.assign(document.documentElement, { lang: code, dir });
  }, [found]);
  if (!found) return null;
  const { texts, locale } = found;
  return (
    <main className={`container ${styles.page}`} id="main" role="alert">
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      {error.digest ? (
        <p className={styles.reference}>
          {texts.reference} <bdi>{error.digest}</bdi>
        </p>
      ) : null}
      <p className="row">
        <Button onClick={reset}>{texts.retry}</Button>
        <ButtonLink variant="secondary" href={`/${locale}`}>
          {texts.home}
        </ButtonLink>
      </p>
    </main>
  );
}
