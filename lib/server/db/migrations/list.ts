import 'server-only';
import type { Migration } from 'kysely/migration';
import { award } from './0001-award';
import { signOn } from './0002-sign-on';
import { publications } from './0003-publications';
import { ratings } from './0004-ratings';
import { metaOverrides } from './0005-meta-overrides';
import { search } from './0006-search';
import { serviceRequests } from './0007-service-requests';
import { staff } from './0008-staff';
import { outbox } from './0009-outbox';
import { keptOutcomes } from './0010-kept-outcomes';
import { openData } from './0011-open-data';
import { keptOutcomeBounds } from './0012-kept-outcome-bounds';
import { cacheTags } from './0013-cache-tags';
import { workflow } from './0014-workflow';
import { rateLimits } from './0015-rate-limits';
import { virusScan } from './0016-virus-scan';
import { databaseId } from './0017-database-id';
import { withdrawal } from './0019-withdrawal';
import { fewerCacheTags } from './0020-fewer-cache-tags';
import { editions } from './0021-editions';
import { requestPerEdition } from './0022-request-per-edition';
import { windowsAndReminders } from './0023-windows-and-reminders';
import { eligibility } from './0024-eligibility';
import { requestWork } from './0025-request-work';
import { pendingChanges } from './0026-pending-changes';
import { jury } from './0027-jury';
import { readings } from './0028-readings';
import { results } from './0029-results';
import { replyTemplates } from './0030-reply-templates';
import { answerFiles } from './0031-answer-files';
import { deskActions } from './0033-desk-actions';
import { trailFilters } from './0034-trail-filters';
import { certificates } from './0035-certificates';
import { afterTheRelease } from './0036-after-the-release';
import { formDrafts } from './0037-form-drafts';
import { appointmentSlots } from './0038-appointment-slots';
import { publicationVersions } from './0039-publication-versions';
import { suppliers } from './0040-suppliers';
import { seasonFacts } from './0041-season-facts';
import { images } from './0042-images';
import { choiceLists } from './0043-choice-lists';
import { requestDesk } from './0044-request-desk';
import { viewsAndStaffMails } from './0045-views-and-staff-mails';
import { jurorCertificates } from './0046-juror-certificates';
import { roomsOfHosts } from './0047-rooms-of-hosts';
import { surveyVersions } from './0048-survey-versions';
import { deskLists } from './0049-desk-lists';
import { judgingTotals } from './0050-judging-totals';
import { judgingIndexes } from './0051-judging-indexes';
import { readingSums } from './0052-reading-sums';
import { senderNames } from './0053-sender-names';
import { datesInForce } from './0054-dates-in-force';
import { leadJurors } from './0055-lead-jurors';
import { exceptions } from './0057-exceptions';
import { openingReminders } from './0058-opening-reminders';
import { documentFiles } from './0062-document-files';
import { supervisors } from './0063-supervisors';
import { deskDrafts } from './0064-desk-drafts';
import { officeRules } from './0065-office-rules';
import { applicationsByPerson } from './0066-applications-by-person';
import { endedPermits } from './0067-ended-permits';

/**
 * A list in code, because a bundle has no folder to read. A released migration is never changed; a later one corrects
 * it.
 */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-award': award,
  '0002-sign-on': signOn,
  '0003-publications': publications,
  '0004-ratings': ratings,
  '0005-meta-overrides': metaOverrides,
  '0006-search': search,
  '0007-service-requests': serviceRequests,
  '0008-staff': staff,
  '0009-outbox': outbox,
  '0010-kept-outcomes': keptOutcomes,
  '0011-open-data': openData,
  '0012-kept-outcome-bounds': keptOutcomeBounds,
  '0013-cache-tags': cacheTags,
  '0014-workflow': workflow,
  '0015-rate-limits': rateLimits,
  '0016-virus-scan': virusScan,
  '0017-database-id': databaseId,
  '0019-withdrawal': withdrawal,
  '0020-fewer-cache-tags': fewerCacheTags,
  '0021-editions': editions,
  '0022-request-per-edition': requestPerEdition,
  '0023-windows-and-reminders': windowsAndReminders,
  '0024-eligibility': eligibility,
  '0025-request-work': requestWork,
  '0026-pending-changes': pendingChanges,
  '0027-jury': jury,
  '0028-readings': readings,
  '0029-results': results,
  '0030-reply-templates': replyTemplates,
  '0031-answer-files': answerFiles,
  '0033-desk-actions': deskActions,
  '0034-trail-filters': trailFilters,
  '0035-certificates': certificates,
  '0036-after-the-release': afterTheRelease,
  '0037-form-drafts': formDrafts,
  '0038-appointment-slots': appointmentSlots,
  '0039-publication-versions': publicationVersions,
  '0040-suppliers': suppliers,
  '0041-season-facts': seasonFacts,
  '0042-images': images,
  '0043-choice-lists': choiceLists,
  '0044-request-desk': requestDesk,
  '0045-views-and-staff-mails': viewsAndStaffMails,
  '0046-juror-certificates': jurorCertificates,
  '0047-rooms-of-hosts': roomsOfHosts,
  '0048-survey-versions': surveyVersions,
  '0049-desk-lists': deskLists,
  '0050-judging-totals': judgingTotals,
  '0051-judging-indexes': judgingIndexes,
  '0052-reading-sums': readingSums,
  '0053-sender-names': senderNames,
  '0054-dates-in-force': datesInForce,
  '0055-lead-jurors': leadJurors,
  '0057-exceptions': exceptions,
  '0058-opening-reminders': openingReminders,
  '0062-document-files': documentFiles,
  '0063-supervisors': supervisors,
  '0064-desk-drafts': deskDrafts,
  '0065-office-rules': officeRules,
  '0066-applications-by-person': applicationsByPerson,
  '0067-ended-permits': endedPermits,
};
