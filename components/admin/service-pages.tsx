import type { ComponentType } from 'react';
import type { AdminProps } from '@/lib/admin/admin-pages';
import type { PageAddress } from '@/lib/routing/query-value';
import type { KeyOf } from '@/lib/routing/table';
import { AdminHome } from './admin-home';
import { AdminPage } from './admin-page';
import { ResourcePage } from './appointments/resource-page';
import { WeekPage } from './appointments/week-page';
import { FinderPage } from './finder/finder-page';
import { RatingFigures } from './insight/rating-figures';
import { RequestFigures } from './insight/request-figures';
import { SurveyFigures } from './insight/survey-figures';
import { MailsPage } from './mails/mails-page';
import { OfficePage } from './office/office-page';
import { SupplierList } from './register/supplier-list';
import { SupplierView } from './register/supplier-view';
import { SessionList } from './session-list';
import { StaffPage } from './staff/staff-page';
import { Trail } from './trail/trail';
import { RequestList } from './work/request-list';
import { RequestView } from './work/request-view';

const VIEWS: Record<KeyOf<'admin'>, ComponentType<AdminProps>> = {
  admin: AdminHome,
  adminSearch: FinderPage,
  adminMails: MailsPage,
  adminRequests: RequestList,
  adminRequest: RequestView,
  adminSuppliers: SupplierList,
  adminSupplier: SupplierView,
  adminOffice: OfficePage,
  adminAppointments: WeekPage,
  adminResources: ResourcePage,
  adminRatings: RatingFigures,
  adminSurvey: SurveyFigures,
  adminInsight: RequestFigures,
  adminSessions: SessionList,
  adminStaff: StaffPage,
  adminTrail: Trail,
};

/** Requests, appointments, suppliers, figures and administration. */
export const ServiceDesk = (address: PageAddress) => <AdminPage {...address} views={VIEWS} />;
