import { useLocale } from 'next-intl';
import { InlineScript } from '@/components/ui/inline-script';
import { listOffered } from '@/lib/award/definition/edition';
import { CAROUSEL_SCRIPT } from '@/lib/browser-scripts/built/carousel';
import { getLocaleRow } from '@/lib/i18n/locales';
import styles from './fields.module.css';
import { FieldsCarousel } from './fields-carousel';
import { Glyph } from './glyph';
import { type EditionProps, Section } from './section';

/** The research fields in a carousel; without script a plain list. */
export function Fields({ t, edition }: EditionProps) {
  const locale = useLocale();
  const texts = {
    carousel: t('fields.carousel'),
    previous: t('fields.previous'),
    next: t('fields.next'),
    pause: t('fields.pause'),
    play: t('fields.play'),
  };
  return (
    <Section id="fields" title={t('fields.title')} lead={edition.text('fields.lead')}>
      <FieldsCarousel direction={getLocaleRow(locale).dir} texts={texts}>
        {listOffered(edition.fields).map(({ key, points }) => (
          <li className={styles.slide} key={key}>
            <div className={styles.card}>
              <Glyph name={key} />
              <h3>{edition.text(`fields.${key}.name`)}</h3>
              <ul className={styles.points}>
                {points.map((point) => (
                  <li key={point}>{edition.text(`fields.points.${point}`)}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </FieldsCarousel>
      <InlineScript text={CAROUSEL_SCRIPT} />
    </Section>
  );
}
