import { getTranslations } from 'next-intl/server';
import { Checkbox } from '@/components/ui/checkbox';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { WORDS_CONTROL } from '@/lib/admin/publishing/read-draft-form';
import type { OpenedDraft } from '@/lib/admin/publishing/schemas';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { getLocaleRow, type Locale } from '@/lib/i18n/locales';
import { countGraphemes } from '@/lib/publications/drafts/count-graphemes';
import type { Field } from '@/lib/publications/drafts/draft-fields';
import { isOpen, type PublicationDraft, readProgress } from '@/lib/publications/drafts/publication-draft';
import type { Block } from '@/lib/publications/publication-body';
import { LengthMeter } from '../length-meter';
import { BlockControls } from './block-controls';
import { type Find, ImageChoices } from './image-choice';
import { LinkTarget } from './link-target';
import { loadFieldName } from './load-field-name';
import own from './publishing.module.css';

interface Props {
  field: Field;
  draft: PublicationDraft;
  language: Locale;
  finding: OpenedDraft['findings'][number]['code'] | undefined;
  images: OpenedDraft['images'];
  find: Find | null;
  errors: PostedErrors;
  typed: URLSearchParams | null;
  hasMoved: boolean;
  isEditor: boolean;
}

const MAX_ROWS = 14;
const LINE_LENGTH = 60;

/** Enough rows for a text, so that a field need not be scrolled. */
function countRows(text: string, least: number): number {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / LINE_LENGTH)));
  return Math.min(
    MAX_ROWS,
    Math.max(
      least,
      lines.reduce((sum, count) => sum + count, 0),
    ),
  );
}

/** The Arabic text beside the field; on a phone it is folded above it. */
async function Arabic({ text }: { text: string }) {
  const t = await getTranslations('publishing');
  return (
    <details className={own.arabic}>
      <summary>{t('arabic')}</summary>
      <p lang="ar" dir="rtl">
        {text || '–'}
      </p>
    </details>
  );
}

/** Why the text is not done, and the box that confirms it. */
async function Marks({ draft, language, field, finding, isEditor }: Props) {
  const { key } = field;
  const t = await getTranslations('publishing.progress');
  const progress = readProgress(draft, language, key);
  // The field itself shows a phrase that does not occur as its error.
  if (finding === 'phrase') return null;
  if (finding && finding !== 'open') return <p className={own.mark}>{t(`findings.${finding}`)}</p>;
  if (progress === 'done' || !isOpen(draft, language, field)) return null;
  return (
    <div>
      <p className={own.mark}>{t(progress)}</p>
      {progress === 'missing' || !isEditor ? null : (
        <Checkbox
          id={`confirmed-${key}`}
          name="confirmed"
          value={key}
          label={t('confirm')}
          optionalLabel=""
        />
      )}
    </div>
  );
}

/** True for the field after which the actions of its block are shown. */
function isLastOf({ kind, links = [] }: Block, { part, link }: Field): boolean {
  if (kind === 'image') return part === 'description';
  return links.length === 0 || link?.id === links.at(-1)?.id;
}

/** One text of a publication in one language. */
export async function DraftField(props: Props) {
  const { field, draft, language, finding, images, find, errors, typed, hasMoved, isEditor } = props;
  const { key, part, shape, max, block } = field;
  const t = await getTranslations('publishing');
  const nameOf = await loadFieldName();
  const name = WORDS_CONTROL(key);
  const stored = draft.words[language][key] ?? '';
  const text = typed?.get(name) ?? stored;
  const hint = shape === 'text' ? block?.kind : shape;
  const isDescription = part === 'description';
  const imageHint = block?.kind === 'image' ? (isDescription ? 'descriptionHint' : 'captionHint') : null;
  const looks = {
    id: name,
    name,
    label: nameOf(field),
    hint:
      hint === 'list' || hint === 'table' || hint === 'lines' || hint === 'steps'
        ? t(`hints.${hint}`, { mark: '|' })
        : part === 'phrase'
          ? t('link.phraseHint')
          : imageHint && t(`image.${imageHint}`),
    error: errors.of(name) ?? (finding === 'phrase' ? t('progress.findings.phrase') : undefined),
    optionalLabel: '',
    lang: language,
    dir: getLocaleRow(language).dir,
    defaultValue: text,
    readOnly: !isEditor,
    'data-meter': `${key}-meter`,
  };
  return (
    <div className={own.field} data-alone={language === 'ar' ? '' : undefined}>
      {language === 'ar' ? null : <Arabic text={draft.words.ar[key] ?? ''} />}
      <div className={own.own}>
        {part === 'block' && block?.kind === 'image' && isEditor ? (
          <ImageChoices block={block} images={images} find={find} errors={errors} typed={typed} />
        ) : null}
        {shape === 'line' ? (
          <TextField {...looks} />
        ) : (
          <TextArea {...looks} rows={countRows(text, block?.kind === 'heading' ? 1 : 3)} />
        )}
        <LengthMeter id={`${key}-meter`} length={countGraphemes(text)} max={max} />
        {hasMoved && text !== stored ? (
          <div className={own.other}>
            <strong>{t('savedMeanwhile')}</strong>
            <p lang={language} dir={getLocaleRow(language).dir}>
              {stored || '–'}
            </p>
          </div>
        ) : null}
        <Marks {...props} />
        {isEditor ? (
          <LinkTarget
            field={field}
            name={nameOf(field)}
            errors={errors}
            typed={typed}
            mayRemove={language === 'ar'}
          />
        ) : null}
        {block && isLastOf(block, field) && isEditor && language === 'ar' ? (
          <BlockControls
            block={block}
            name={nameOf({ ...field, part: 'block', link: undefined })}
            count={draft.blocks.length}
          />
        ) : null}
      </div>
    </div>
  );
}
