import 'server-only';
import { issueContextToken } from '@/lib/server/auth/tokens';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { RequestError } from '@/lib/server/http/errors';
import { useEncryptedText } from './encrypted-text';

/** Exchanges `EncryptedText` for a token (SIGN-ON-02). @throws RequestError 400 `signOnInvalid` or `signOnExpired` */
export const respondAuthorize: ApiHandler = async (c) => {
  const text = c.req.query('EncryptedText');
  if (!text) throw new RequestError(400, 'signOnInvalid');
  const { subject, name, txn } = await useEncryptedText(text);
  return c.json({ message: await issueContextToken(subject, name, txn) });
};
