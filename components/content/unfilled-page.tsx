import { getLocale, getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';
import { getAddress } from '@/lib/routing/site-address';
import type { RouteKey } from '@/lib/routing/table';
import { NextSteps } from './next-steps';
import { PageColumns } from './page-columns';
import { PageHeader } from './page-header';

/** A page whose content the operator has not entered yet: it says so, and links to other pages. */
export async function UnfilledPage({ route, next }: { route: RouteKey; next: readonly RouteKey[] }) {
  const locale = await getLocale();
  const t = await getTranslations('content.unfilled');
  const meta = await getTranslations('meta');
  return (
    <>
      <PageHeader route={route} lead={undefined} />
      <PageColumns aside={null}>
        <Notice tone="info" title={t('title')}>
          <p>
            {t('text')} <a href={getAddress(locale, '/Contact')}>{meta('contact.title')}</a>
          </p>
        </Notice>
      </PageColumns>
      <NextSteps routes={next} />
    </>
  );
}
