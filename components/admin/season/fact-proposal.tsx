import { getLocale, getTranslations } from 'next-intl/server';
import { SeasonFactValue } from '@/components/content/season-fact-value';
import { Button } from '@/components/ui/button';
import { mayAct, type Role } from '@/lib/api/contract/roles';
import { listParts } from '@/lib/content/season-facts/definitions';
import type { DeskFact, StoredFact } from '@/lib/content/season-facts/schemas';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { formatDay } from '@/lib/i18n/format';
import { LOCALES } from '@/lib/i18n/locales';
import admin from '../admin.module.css';
import { SeenVersion } from '../seen-version';

/** The proposed values, their words in every language, and their source. */
async function ProposedValues({ fact: { key }, proposed }: { fact: DeskFact; proposed: StoredFact }) {
  const locale = await getLocale();
  const t = await getTranslations('haj.season.current.announced.table');
  const sources = await getTranslations('season.sources');
  const words = listParts(key).flatMap(([part]) => {
    const value = proposed.values[part];
    return typeof value === 'object' ? [value] : [];
  });
  const plain = Object.entries(proposed.values).filter(([, value]) => typeof value !== 'object');
  return (
    <>
      <SeasonFactValue fact={key} values={Object.fromEntries(plain) as Record<string, string | number>} />
      {words.map((texts) => (
        <dl key={texts.ar} className={admin.answers}>
          {LOCALES.map(({ code, name, dir }) => (
            <div key={code}>
              <dt lang={code}>{name}</dt>
              <dd lang={code} dir={dir}>
                {texts[code]}
              </dd>
            </div>
          ))}
        </dl>
      ))}
      <p>{t('source', { source: sources(proposed.source), date: formatDay(proposed.on, locale) })}</p>
    </>
  );
}

interface StepProps {
  form: 'season-confirm' | 'season-drop' | 'season-withdraw';
  fact: DeskFact;
  label: string;
  isMain?: boolean;
}

/** One button that changes a fact in the version that is shown. */
export async function FactStep({ form, fact, label, isMain = false }: StepProps) {
  return (
    <form method="post" action={noJavaScriptAddress(form, await getLocale())}>
      <SeenVersion id={fact.key} version={fact.version} />
      <Button type="submit" variant={isMain ? 'primary' : 'secondary'}>
        {label}
      </Button>
    </form>
  );
}

/** What is proposed for a fact, if anything is, with the steps that the reader may take. */
export async function FactProposal({ fact, roles }: { fact: DeskFact; roles: readonly Role[] }) {
  const t = await getTranslations('season.desk');
  if (!fact.draft) return null;
  const mayConfirm = mayAct(roles, 'publisher');
  return (
    <div className={admin.part}>
      {fact.draft.fact ? <ProposedValues fact={fact} proposed={fact.draft.fact} /> : <p>{t('removal')}</p>}
      {mayConfirm && !fact.draft.isOthers ? <p>{t('own')}</p> : null}
      <div className={admin.actions}>
        {mayConfirm && fact.draft.isOthers ? (
          <FactStep form="season-confirm" fact={fact} label={t('confirm')} isMain />
        ) : null}
        <FactStep form="season-drop" fact={fact} label={t('drop')} />
      </div>
    </div>
  );
}
