import 'server-only';
import { seeOther } from '@/lib/auth/see-other';
import { plainFormAddress } from './address';
import { CODE_FIELD } from './code-field';
import { keepOutcome } from './outcome';
import type { PlainFields, PlainForm, PlainOutcome } from './plain-form';
import type { PlainFormStore } from './store';

/** One post of a form, read. */
export interface Post {
  id: string;
  form: PlainForm;
  store: PlainFormStore;
  request: Request;
  fields: PlainFields;
}

/** Puts the key into the query of an address, before its anchor. */
function withKey(address: string, name: 'answers' | 'sent', key: string): string {
  const url = new URL(address, 'http://portal.invalid');
  url.searchParams.set(name, key);
  return `${url.pathname}${url.search}${url.hash}`;
}

async function lead(
  { id, form, request, fields }: Post,
  name: 'answers' | 'sent',
  result: Pick<PlainOutcome, 'faults' | 'code' | 'message' | 'answer'>,
  cookies: readonly string[] = [],
): Promise<Response> {
  const texts = [...fields.texts].filter(([field]) => field !== CODE_FIELD);
  const { key, cookie } = await keepOutcome({ form: id, texts, ...result }, request.headers);
  const below = `/${fields.locale}${name === 'sent' ? form.done(fields) : form.page(fields)}`;
  const address = form.show ? plainFormAddress(id, fields.locale) : below;
  return seeOther(withKey(address, name, key), [cookie, ...cookies]);
}

/** Back to the page with the form, which shows the answers again and what is wrong with them. */
export function leadBack(
  post: Post,
  why: Pick<PlainOutcome, 'faults' | 'code' | 'message'>,
): Promise<Response> {
  return lead(post, 'answers', why);
}

/** On to the page of thanks, with what the endpoint answered. */
export function leadOn(post: Post, answer: unknown, cookies: readonly string[]): Promise<Response> {
  return lead(post, 'sent', { faults: {}, answer }, cookies);
}
