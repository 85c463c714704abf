import type { ReactNode } from 'react';
import { ModuleNav } from '@/components/content/module-nav';
import { NextSteps } from '@/components/content/next-steps';
import { PageColumns } from '@/components/content/page-columns';
import { PageHeader } from '@/components/content/page-header';
import type { Locale } from '@/lib/i18n/locales';
import type { RouteKey } from '@/lib/routing/table';
import styles from './journey-frame.module.css';

interface Props {
  locale: Locale;
  route: RouteKey;
  lead: string;
  next: readonly RouteKey[];
  children: ReactNode;
}

/** A page of the journeys' module: head, text, navigation of the module, next steps. */
export function JourneyFrame({ locale, route, lead, next, children }: Props) {
  return (
    <>
      <PageHeader locale={locale} route={route} lead={lead} />
      <PageColumns aside={<ModuleNav locale={locale} module="journeys" current={route} />}>
        <div className={styles.text}>{children}</div>
      </PageColumns>
      <NextSteps locale={locale} routes={next} />
    </>
  );
}
