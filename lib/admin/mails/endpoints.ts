import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByStaff, readByStaff } from '@/lib/api/contract/endpoint-rows';
import { ROLES } from '@/lib/api/contract/roles';
import type { MAIL_SCHEMAS } from './schemas';

/** The mails that a member of staff gets about the work at the desk. */
export const MAIL_ENDPOINTS = defineEndpoints<typeof MAIL_SCHEMAS>()({
  getMyMails: readByStaff('Desk/GetMyMails', ...ROLES),
  askMailCode: changeByStaff('Desk/AskMailCode', ...ROLES),
  confirmMailAddress: changeByStaff('Desk/ConfirmMailAddress', ...ROLES),
  chooseMails: changeByStaff('Desk/ChooseMails', ...ROLES),
  removeMailAddress: changeByStaff('Desk/RemoveMailAddress', ...ROLES),
});
