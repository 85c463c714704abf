/** Requirements: AWARD-14, OPEN-02, OPEN-03, OPEN-04, OPEN-05, OPEN-06, OPEN-07 */
import { clearAwardState, setAwardState } from '../../support/award/award-state';
import { HttpResearcher } from '../../support/award/http-researcher';
import { type Outcome, type Who, WINDOW_ROWS } from '../../support/award/window-rows';
import { messagesOf } from '../../support/i18n/messages';
import { borrowPortal, type Target } from '../../support/portal/target';

let portal: Target;
let dataDir: string;
const people = new Map<Who, HttpResearcher>();
beforeAll(async () => {
  portal = await borrowPortal();
  [dataDir = ''] = portal.dataDirs;
  for (const who of ['newcomer', 'registered', 'completed'] as const) {
    const researcher = new HttpResearcher(portal.url);
    await researcher.signOn();
    if (who !== 'newcomer') await researcher.register();
    if (who === 'completed') await researcher.submit();
    people.set(who, researcher);
  }
});
afterAll(async () => {
  clearAwardState(dataDir);
  await portal.stop();
});

const FORMS = { register: 'id="dateOfBirth"', submit: 'name="CVFile"' };

/** What a page shows: its form, the reason for another form than the button's, and one of the notices. */
function readOutcome(html: string, outcome: Outcome) {
  // The form of the other button is sent after the page, outside of `<main>`.
  const shown = html.replaceAll(/<script.*?<\/script>/gs, '');
  const { redirected } = messagesOf('ar', 'opening');
  return {
    forms: Object.entries(FORMS).flatMap(([form, field]) => (shown.includes(field) ? [form] : [])),
    reasons: Object.entries(redirected).flatMap(([key, reason]) => (shown.includes(reason) ? [key] : [])),
    hasNotice: 'notice' in outcome && shown.includes(`>${outcome.notice}<`),
  };
}

test.each(WINDOW_ROWS)('the page of the award when: %s', async (_, award, who, pressed, outcome) => {
  setAwardState(dataDir, award);
  const html = (await people.get(who)?.read(`/ar/Researchers/${pressed}`)) ?? '';
  const hasNotice = 'notice' in outcome;
  expect(readOutcome(html, outcome)).toEqual({
    forms: hasNotice ? [] : [outcome.form],
    reasons: hasNotice || !outcome.why ? [] : [outcome.why],
    hasNotice,
  });
});
