import type { FormTexts } from '@/lib/forms/form-words';
import type { ShownAnswer } from '@/lib/forms/show-answers';
import styles from './service-form.module.css';

interface Props {
  answers: readonly ShownAnswer[];
  texts: FormTexts;
  /** Called with the question that shall be changed. */
  onChange(name: string): void;
}

/** The answers as they will be sent, each with a way back to its question. */
export function CheckAnswers({ answers, texts, onChange }: Props) {
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
