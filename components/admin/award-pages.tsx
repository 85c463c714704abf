import type { ComponentType } from 'react';
import type { AdminProps } from '@/lib/admin/admin-pages';
import type { PageAddress } from '@/lib/routing/query-value';
import type { KeyOf } from '@/lib/routing/table';
import { AdminPage } from './admin-page';
import { EditionList } from './editions/edition-list';
import { EditionView } from './editions/edition-view';
import { EligibilityCheck } from './eligibility/eligibility-check';
import { EligibilityList } from './eligibility/eligibility-list';
import { ExceptionsPage } from './exceptions/exceptions-page';
import { DecisionView } from './judging/decision-view';
import { JudgingPage } from './judging/judging-page';
import { LettersPage } from './judging/letters-page';
import { MinutesView } from './judging/minutes-view';
import { JurorPage } from './jury/juror-page';
import { JuryPage } from './jury/jury-page';
import { ReadingList } from './readings/reading-list';
import { ReadingView } from './readings/reading-view';
import { Figures } from './registrations/award-figures';
import { RegistrationList } from './registrations/registration-list';
import { RegistrationView } from './registrations/registration-view';

const VIEWS: Record<KeyOf<'admin-award'>, ComponentType<AdminProps>> = {
  adminAward: RegistrationList,
  adminRegistration: RegistrationView,
  adminFigures: Figures,
  adminEditions: EditionList,
  adminEdition: EditionView,
  adminEligibility: EligibilityList,
  adminCheck: EligibilityCheck,
  adminExceptions: ExceptionsPage,
  adminJury: JuryPage,
  adminJuror: JurorPage,
  adminReadings: ReadingList,
  adminReading: ReadingView,
  adminJudging: JudgingPage,
  adminDecision: DecisionView,
  adminMinutes: MinutesView,
  adminLetters: LettersPage,
};

/** The award: editions, registrations, jury and decision. */
export const AwardDesk = (address: PageAddress) => <AdminPage {...address} views={VIEWS} />;
