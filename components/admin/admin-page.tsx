import { getLocale, getTranslations } from 'next-intl/server';
import type { ComponentType } from 'react';
import { Icon } from '@/components/ui/icon';
import { type AdminPageKey, type AdminProps, listAdminGroups } from '@/lib/admin/admin-pages';
import { authorizePage } from '@/lib/admin/authorize-page';
import type { Role } from '@/lib/api/contract/roles';
import { type PageAddress, readQueryValue } from '@/lib/routing/query-value';
import { getRoute } from '@/lib/routing/table';
import styles from './admin.module.css';
import { AdminHome } from './admin-home';
import { ResourcePage } from './appointments/resource-page';
import { WeekPage } from './appointments/week-page';
import { Figures } from './award-figures';
import { EditionList } from './edition-list';
import { EditionView } from './edition-view';
import { EligibilityCheck } from './eligibility-check';
import { EligibilityList } from './eligibility-list';
import { CommandMenu } from './finder/command-menu';
import { FinderForm } from './finder/finder-form';
import { FinderPage } from './finder/finder-page';
import { ImageList } from './images/image-list';
import { ImagePage } from './images/image-page';
import { RatingFigures } from './insight/rating-figures';
import { RequestFigures } from './insight/request-figures';
import { SurveyFigures } from './insight/survey-figures';
import { DecisionView } from './judging/decision-view';
import { JudgingPage } from './judging/judging-page';
import { LettersPage } from './judging/letters-page';
import { MinutesView } from './judging/minutes-view';
import { JurorPage } from './jury/juror-page';
import { JuryPage } from './jury/jury-page';
import { ChoiceListsPage } from './lists/choice-lists-page';
import { MailsPage } from './mails/mails-page';
import { MetaEditor } from './meta-editor';
import { OfficePage } from './office/office-page';
import { DraftPage } from './publishing/draft-page';
import { PublicationsDesk } from './publishing/publications-desk';
import { ReadingList } from './readings/reading-list';
import { ReadingView } from './readings/reading-view';
import { SupplierList } from './register/supplier-list';
import { SupplierView } from './register/supplier-view';
import { RegistrationList } from './registration-list';
import { RegistrationView } from './registration-view';
import { RequestList } from './request-list';
import { RequestView } from './request-view';
import { SeasonPage } from './season/season-page';
import { SessionList } from './session-list';
import { StaffPage } from './staff/staff-page';
import { Trail } from './trail';

interface AdminNavProps {
  path: string;
  roles: readonly Role[];
  /** What was searched for; '' on other pages. */
  text: string;
}

const NAV_ID = 'admin-nav';

/**
 * The back-office pages that these roles give access to, by job, with the current one marked; on narrow
 * screens a popover, so that the page itself is in view. Needs no script.
 */
async function AdminNav({ path, roles, text }: AdminNavProps) {
  const locale = await getLocale();
  const t = await getTranslations('admin');
  const menu = await getTranslations('menu');
  const groups = await getTranslations('desk.groups');
  const meta = await getTranslations('meta');
  return (
    <div className={styles.side}>
      <button className={styles.burger} type="button" popoverTarget={NAV_ID}>
        <Icon name="menu" />
        <span>{menu('open')}</span>
      </button>
      <CommandMenu />
      <FinderForm text={text} />
      <nav className={styles.nav} id={NAV_ID} popover="auto" aria-label={t('nav')} data-desk-pages="">
        <button className={styles.burger} type="button" popoverTarget={NAV_ID} popoverTargetAction="hide">
          <Icon name="close" />
          <span>{menu('close')}</span>
        </button>
        {listAdminGroups(roles).map(({ group, pages }) => (
          <section key={group} aria-labelledby={`nav-${group}`}>
            <h2 id={`nav-${group}`}>{groups(group)}</h2>
            <ul>
              {pages.map((key) => (
                <li key={key}>
                  <a
                    href={`/${locale}${getRoute(key).path}`}
                    aria-current={getRoute(key).path === path ? 'page' : undefined}
                  >
                    {meta(`${key}.title`)}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </div>
  );
}

const VIEWS: Record<AdminPageKey, ComponentType<AdminProps>> = {
  admin: AdminHome,
  adminSearch: FinderPage,
  adminMails: MailsPage,
  adminAward: RegistrationList,
  adminRegistration: RegistrationView,
  adminFigures: Figures,
  adminEditions: EditionList,
  adminEdition: EditionView,
  adminEligibility: EligibilityList,
  adminCheck: EligibilityCheck,
  adminJury: JuryPage,
  adminJuror: JurorPage,
  adminReadings: ReadingList,
  adminReading: ReadingView,
  adminJudging: JudgingPage,
  adminDecision: DecisionView,
  adminMinutes: MinutesView,
  adminLetters: LettersPage,
  adminRequests: RequestList,
  adminRequest: RequestView,
  adminSuppliers: SupplierList,
  adminSupplier: SupplierView,
  adminOffice: OfficePage,
  adminAppointments: WeekPage,
  adminResources: ResourcePage,
  adminMeta: MetaEditor,
  adminPublications: PublicationsDesk,
  adminPublication: DraftPage,
  adminImages: ImageList,
  adminImage: ImagePage,
  adminSeason: SeasonPage,
  adminLists: ChoiceListsPage,
  adminRatings: RatingFigures,
  adminSurvey: SurveyFigures,
  adminInsight: RequestFigures,
  adminSessions: SessionList,
  adminStaff: StaffPage,
  adminTrail: Trail,
};

/**
 * A page of the back office: 401 without a sign-on, 403 without a role that gives access, otherwise the
 * component of its key.
 */
export async function AdminPage({ route, path, ...address }: PageAddress) {
  const key = route as AdminPageKey;
  const { asker, roles } = await authorizePage(key);
  const View = VIEWS[key];
  return (
    <div className={styles.admin}>
      <AdminNav
        path={path}
        roles={roles}
        text={key === 'adminSearch' ? readQueryValue(address.query, 'text') : ''}
      />
      <div className={styles.content}>
        <View {...address} asker={asker} roles={roles} />
      </div>
    </div>
  );
}
