'use client';

import type { Questions } from '@/lib/forms/definition/form-definition';
import { SectionFields, type SectionProps } from './form-question';
import styles from './service-form.module.css';

interface Props extends SectionProps {
  definition: Questions;
  /** Level of the section headings, if they are headings of the page. */
  heading?: 'h2';
}

export function FormFields({ definition, heading: Heading, ...given }: Props) {
  const { sections, leads } = given.texts;
  return definition.sections.map(({ key, fields }) => (
    <fieldset className={styles.group} key={key}>
      <legend>{Heading ? <Heading>{sections[key]}</Heading> : sections[key]}</legend>
      {leads[key] ? <p className={styles.lead}>{leads[key]}</p> : null}
      <SectionFields fields={fields} {...given} />
    </fieldset>
  ));
}
