import { getLocale, getTranslations } from 'next-intl/server';
import { ChoiceLinks } from '@/components/ui/choice-links';
import { CATEGORIES, type Category } from '@/lib/guides/faqs/questions';
import { getAddress } from '@/lib/routing/site-address';

interface Props {
  current: Category | null;
  /** What is searched for; a change of topic keeps it. */
  words: string;
}

/** The topics of the questions as links, "all" first. */
export async function CategoryLinks({ current, words }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('faqs');
  const addressOf = (category: Category | null) => {
    const answers = new URLSearchParams({
      ...(words ? { q: words } : {}),
      ...(category ? { category } : {}),
    });
    return [getAddress(locale, '/Faqs'), answers.toString()].filter(Boolean).join('?');
  };
  return (
    <ChoiceLinks
      label={t('topics')}
      choices={[null, ...CATEGORIES].map((category) => ({
        key: category ?? 'all',
        label: t(`categories.${category ?? 'all'}`),
        href: addressOf(category),
        isCurrent: category === current,
      }))}
    />
  );
}
