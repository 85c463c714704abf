import { getTranslations } from 'next-intl/server';
import { DataTable } from '@/components/ui/data-table';
import { OPTION_PATH } from '@/lib/award/definition/edition-texts';
import { type EditionProps, Section } from './section';

/** The winners of an edition whose results are released; their names and universities with their consent only. */
export async function Winners({ t, edition }: EditionProps) {
  if (edition.winners.length === 0) return null;
  const results = await getTranslations('results.winners');
  const admin = await getTranslations('admin.award.columns');
  const judging = await getTranslations('judging');
  const columns = await getTranslations('results.columns');
  const keyOf = (id: number) => edition.categories.find((category) => category.id === id)?.key ?? '';
  return (
    <Section id="winners" title={results('title')}>
      <DataTable
        caption={results('title')}
        hidesCaption
        columns={[judging('category'), columns('prize'), results('name'), admin('university')]}
        rows={edition.winners.map(({ category, prize, name, university }) => ({
          id: `${category} ${prize}`,
          cells: [
            edition.text(OPTION_PATH.categories(keyOf(category))),
            t(`categories.${prize}`),
            name === null ? results('withheld') : <bdi key="name">{name}</bdi>,
            university === null ? '–' : <bdi key="university">{university}</bdi>,
          ],
        }))}
      />
    </Section>
  );
}
