import 'server-only';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { findRoles } from './find-roles';

/** Desk/GetMyRoles: what the signed-in person may do at the desk; nothing for most. */
export const getMyRoles: ApiHandler = async (c) => c.json({ data: await findRoles(c.get('caller').subject) });
