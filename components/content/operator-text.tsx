import { getLocale, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { type OperatorText, pickText } from '@/lib/operator/sections';

export async function OperatorTextBlock({ text: { paragraphs, document } }: { text: OperatorText }) {
  const locale = await getLocale();
  const t = await getTranslations('content.operator');
  return (
    <>
      {paragraphs.map((paragraph) => {
        const { text, lang } = pickText(paragraph, locale);
        return (
          <p key={paragraph.ar} lang={lang === locale ? undefined : lang}>
            {text}
          </p>
        );
      })}
      {document ? (
        <p>
          <a href={document} rel="noopener noreferrer">
            {t('document')} <Icon name="external" />
          </a>
        </p>
      ) : null}
    </>
  );
}
