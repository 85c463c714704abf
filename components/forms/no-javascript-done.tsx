import { getLocale } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import type { Receipt } from '@/lib/forms/browser/receipt';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import { loadFormTexts } from '@/lib/forms/texts/form-texts';
import { toDay } from '@/lib/i18n/format';
import { readPageTime } from '@/lib/page-reads/page-time';
import { REQUESTS_PAGE } from '@/lib/requests/lookup-pages';
import { getRoute } from '@/lib/routing/table';
import { FormConfirmation } from './confirmation';

interface Props {
  form: FormDefinition;
  receipt: Receipt;
}

export async function NoJavaScriptDone({ form, receipt }: Props) {
  const locale = await getLocale();
  const texts = await loadFormTexts(form, locale, toDay(readPageTime()), {});
  const backHref = `/${locale}${getRoute(form.route).path}`;
  return (
    <FormConfirmation
      locale={locale}
      texts={texts}
      receipt={receipt}
      actions={
        <>
          <ButtonLink href={backHref}>{texts.common['done.back']}</ButtonLink>
          {receipt.referenceNumber ? (
            <ButtonLink variant="secondary" href={`/${locale}${REQUESTS_PAGE}`}>
              {texts.common['done.follow']}
            </ButtonLink>
          ) : null}
        </>
      }
    />
  );
}
