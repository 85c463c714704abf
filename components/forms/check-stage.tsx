'use client';

import { useEffect, useRef } from 'react';
import { type FormValues, listItems, toAnswers } from '@/lib/forms/browser/browser-values';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import { listFileFields } from '@/lib/forms/rules/answers';
import type { FormTexts } from '@/lib/forms/texts/browser-texts';
import { type ShownAnswer, showAnswers } from '@/lib/forms/texts/show-answers';
import { formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import styles from './service-form.module.css';

interface Props {
  locale: Locale;
  definition: FormDefinition;
  texts: FormTexts;
  values: FormValues;
  onChange(): void;
}

/** "Check your answers". It takes the focus when it appears; a change goes back to the question. */
export function CheckStage({ locale, definition, texts, values, onChange }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const names = listFileFields(definition).map(({ name }) => [
    name,
    listItems(values, name).map((item) => item.name),
  ]);
  const answers = showAnswers(definition, texts, toAnswers(definition, values), {
    fileNames: Object.fromEntries(names),
    sayDay: (day) => formatDay(day, locale),
  });
  const goTo = (name: string) => {
    onChange();
    // The questions are hidden until the next frame.
    requestAnimationFrame(() => document.getElementById(name)?.focus());
  };
  return (
    <section className={styles.group} aria-labelledby="check-answers">
      <h3 id="check-answers" className={styles.wide} ref={heading} tabIndex={-1}>
        {texts.common['check.title']}
      </h3>
      <p className={styles.wide}>{texts.common['check.lead']}</p>
      <div className={styles.wide}>
        <CheckAnswers answers={answers} texts={texts} onChange={goTo} />
      </div>
    </section>
  );
}

interface AnswersProps {
  answers: readonly ShownAnswer[];
  texts: FormTexts;
  onChange(name: string): void;
}

function CheckAnswers({ answers, texts, onChange }: AnswersProps) {
  const { common } = texts;
  return (
    <dl className={styles.answers}>
      {answers.map(({ name, label, text }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{text === '' ? common['check.nothing'] : <bdi>{text}</bdi>}</dd>
          <dd>
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault();
                onChange(name);
              }}
            >
              {common['actions.changeOne']}
              <span className="visually-hidden">: {label}</span>
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}
