import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import type { OpenedDraft } from '@/lib/admin/publishing/schemas';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import type { Locale } from '@/lib/i18n/locales';
import { listDraftFields } from '@/lib/publications/drafts/draft-fields';
import styles from '../admin.module.css';
import { loadAutosaveTexts } from '../load-autosave-texts';
import { AddBlock } from './block-controls';
import { DraftAutosave } from './draft-autosave';
import { DraftField } from './draft-field';
import type { Find } from './image-choice';
import own from './publishing.module.css';

interface Props {
  opened: OpenedDraft;
  language: Locale;
  errors: PostedErrors;
  /** The values entered in the previous post. */
  typed: URLSearchParams | null;
  /** True if somebody else saved the draft before that post. */
  hasMoved: boolean;
  isEditor: boolean;
  find: Find | null;
}

/** The texts of one language. It saves itself, and works as a plain form without script. */
export async function TextForm({ opened, language, errors, typed, hasMoved, isEditor, find }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('publishing');
  const { draft, version, findings } = opened;
  const fields = listDraftFields(draft.kind, draft.blocks);
  return (
    <section className={styles.part} aria-labelledby="texts">
      <h2 id="texts">{t('views.texts')}</h2>
      <DraftAutosave
        className={own.texts}
        method="post"
        action={noJavaScriptAddress('publication-texts', locale)}
        locale={locale}
        texts={await loadAutosaveTexts()}
        pasted={t('pasted')}
      >
        {/* The first button is the one of the Enter key: without it the key would change the first block. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
          {t('save')}
        </button>
        <input type="hidden" name="id" value={draft.id} />
        <input type="hidden" name="version" defaultValue={version} />
        <input type="hidden" name="locale" value={language} />
        {fields.map((field) => (
          <DraftField
            key={field.key}
            field={field}
            draft={draft}
            language={language}
            images={opened.images}
            find={find}
            finding={findings.find(({ locale: of, key }) => of === language && key === field.key)?.code}
            errors={errors}
            typed={typed}
            hasMoved={hasMoved}
            isEditor={isEditor}
          />
        ))}
        {isEditor && language === 'ar' ? <AddBlock blocks={draft.blocks} /> : null}
        {isEditor ? (
          <p className={own.saveBar}>
            <Button type="submit">{t('save')}</Button>
          </p>
        ) : null}
      </DraftAutosave>
    </section>
  );
}
