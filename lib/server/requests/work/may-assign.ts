import 'server-only';
import { mayAct } from '@/lib/api/contract/roles';
import type { ListedRequest, View } from '@/lib/server/requests/request-rows';

/** A member of staff takes what has no owner and gives back what is theirs; the lead gives anything to anyone. */
export function mayAssign({ roles, subject }: View, { owner }: ListedRequest, next: string | null): boolean {
  if (mayAct(roles, 'lead')) return true;
  return next === subject ? owner === null : next === null && owner === subject;
}
