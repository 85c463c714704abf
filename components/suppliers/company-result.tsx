import { Notice } from '@/components/ui/notice';
import type { FoundCompany } from '@/lib/api/contract/schemas/suppliers';
import type { Translator } from '@/lib/i18n/translator';
import type { Found } from '@/lib/suppliers/queries';

interface Props {
  name: string;
  found: Found<FoundCompany>;
  t: Translator<'suppliers.form'>;
}

/** Whether a company has the name that was asked for. */
export function CompanyResult({ name, found, t }: Props) {
  if ('failure' in found) {
    const key = found.failure === 'faulty' ? 'company.faulty' : 'unavailable';
    return <Notice tone="warning" role="status" title={t(`page.lookup.${key}`)} />;
  }
  const { exists, commercialRegistration } = found.data;
  if (!exists) {
    return (
      <Notice tone="info" role="status" title={t('page.lookup.company.none')}>
        <p>
          <bdi>{name}</bdi>
        </p>
        <p>{t('page.lookup.company.request')}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="success" role="status" title={t('page.lookup.company.exists')}>
      <p>
        <bdi>{found.data.name}</bdi>
      </p>
      <p>
        {t('fields.commercialRegistration.label')}: <bdi>{commercialRegistration}</bdi>
      </p>
    </Notice>
  );
}
