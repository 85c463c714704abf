import 'server-only';
import { now } from '@/lib/env/clock';
import { FILE_ERRORS, MAX_FILE_MEGABYTES, TYPE_NAMES } from '@/lib/forms/files/rules';
import type { FlashMessage } from '@/lib/forms/no-javascript/no-javascript-form';
import { NOTE_LENGTH } from '@/lib/forms/rules/note-schema';
import { loadPostedErrors, type PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { formatDate, parseDay, toDay } from '@/lib/i18n/format';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { DATA_CONTROLS } from '@/lib/publications/drafts/data-controls';
import { listDraftFields } from '@/lib/publications/drafts/draft-fields';
import { BLOCK_FILE_CONTROL, FILE_CONTROL } from '@/lib/publications/drafts/draft-file';
import type { PublicationDraft } from '@/lib/publications/drafts/publication-draft';
import { listLinks } from '@/lib/publications/publication-body';
import { loadDataNames } from './load-data-names';
import { ADDRESS_CONTROL, IMAGE_CONTROL, LINK_CONTROL, WORDS_CONTROL } from './read-draft-form';
import { ID_SAMPLE, MAX_TEXT } from './schemas';

/** The controls of one publication. */
async function listControls({ kind, blocks }: PublicationDraft, locale: Locale) {
  const t = await loadTranslator(locale, 'publishing');
  const names = await loadDataNames(locale, kind);
  const invalid = t('data.invalid');
  const fields = listDraftFields(kind, blocks).map(({ key, part, block }) => {
    const isOfBlock = part === 'block' || part === 'description' || part === 'phrase';
    const label = block ? t(`blocks.${block.kind}`) : t(`fields.${isOfBlock ? 'title' : part}`);
    return [WORDS_CONTROL(key), { label, max: MAX_TEXT }] as const;
  });
  const addresses = blocks.map(
    ({ id }) => [ADDRESS_CONTROL(id), { label: t('address'), pattern: t('addressHint') }] as const,
  );
  const links = listLinks(blocks).map(
    ({ id }) => [LINK_CONTROL(id), { label: t('address'), pattern: t('link.addressHint') }] as const,
  );
  const images = blocks.map(({ id }) => [IMAGE_CONTROL(id), { label: t('image.choose') }] as const);
  const data = DATA_CONTROLS[kind].map(
    ({ name }) => [name, { label: names.label(name), required: invalid, pattern: invalid }] as const,
  );
  return Object.fromEntries([...fields, ...addresses, ...links, ...images, ...data]);
}

/** The file controls of a post that was refused. */
async function listFileControls(flash: Pick<FlashMessage, 'errors' | 'form'> | null, locale: Locale) {
  if (flash?.form !== 'publication-files' && flash?.form !== 'publication-block-file') return {};
  const t = await loadTranslator(locale, 'publishing.files');
  const uploader = await loadTranslator(locale, 'uploader');
  const limits = { max: 1, types: TYPE_NAMES, n: MAX_FILE_MEGABYTES, name: '' };
  const blocks = await loadTranslator(locale, 'publishing.blocks');
  const labels = [
    ...LOCALES.map(({ code, name }) => [FILE_CONTROL(code), t('of', { language: name })] as const),
    [BLOCK_FILE_CONTROL, blocks('file')] as const,
  ];
  const controls = labels.flatMap(([control, label]) => {
    const error = flash.errors[control];
    if (!error) return [];
    const reason = FILE_ERRORS.find((known) => known === error);
    return [
      [control, { label, pattern: reason ? uploader(`errors.${reason}`, limits) : t('noneChosen') }] as const,
    ];
  });
  return Object.fromEntries(controls);
}

/** Error messages of the forms of publications. @param draft whose texts and data the forms change */
export async function loadPublishingErrors(
  flash: Pick<FlashMessage, 'errors' | 'form'> | null,
  locale: Locale,
  draft?: PublicationDraft,
): Promise<PostedErrors> {
  const t = await loadTranslator(locale, 'publishing');
  const importing = await loadTranslator(locale, 'publishing.import');
  const isNew = flash?.form === 'publication-create';
  const isTaken = flash?.errors.id === 'taken';
  const files = await listFileControls(flash, locale);
  // The data of a kind has the codes of its import format, which all mean the same here.
  const isOwn = (name: string) =>
    name in files || flash?.form === 'publication-data' || (isTaken && name === 'id');
  const errors = Object.entries(flash?.errors ?? {}).map(([name, code]) => [
    name,
    isOwn(name) ? 'pattern' : code,
  ]);
  return loadPostedErrors(flash && { errors: Object.fromEntries(errors) }, locale, {
    ...(isNew
      ? {
          kind: { label: t('columns.kind') },
          title: { label: t('new.arabicTitle') },
          id: {
            label: t('new.id'),
            pattern: isTaken ? t('new.idTaken') : t('new.idHint', { sample: ID_SAMPLE }),
          },
        }
      : {}),
    text: { label: importing('text') },
    note: { label: t('flow.note'), required: t('flow.noteMissing'), max: NOTE_LENGTH },
    day: { label: t('flow.day'), min: formatDate(parseDay(toDay(now())), locale) },
    ...files,
    ...(draft ? await listControls(draft, locale) : {}),
  });
}
