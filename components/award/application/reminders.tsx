import { getLocale, getTranslations } from 'next-intl/server';
import { CodedForm } from '@/components/forms/coded-form';
import { Button } from '@/components/ui/button';
import { AWARD_ENDPOINTS } from '@/lib/award/endpoints';
import type { MyApplication } from '@/lib/award/schemas';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import styles from './application.module.css';

/** Whether a reminder will be sent, and a button that changes it; nothing if none can follow any more. */
export async function Reminders({ reminders }: Pick<MyApplication, 'reminders'>) {
  const t = await getTranslations('award.application.reminders');
  if (!reminders) return null;
  const to = reminders === 'on' ? 'off' : 'on';
  return (
    <section className={styles.part} aria-labelledby="reminders" data-screen="">
      <h2 id="reminders">{t('title')}</h2>
      <p>{t(reminders)}</p>
      <CodedForm
        address={noJavaScriptAddress('award-reminders', await getLocale())}
        endpoint={AWARD_ENDPOINTS.setReminders}
      >
        <input type="hidden" name="reminders" value={to} />
        <Button type="submit" variant="secondary">
          {t(`turn.${to}`)}
        </Button>
      </CodedForm>
    </section>
  );
}
