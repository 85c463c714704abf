import 'server-only';
import { seeOther } from '@/lib/auth/sign-on/see-other';
import { keepFlashMessage } from './flash-message';
import { BACK_FIELD, CODE_FIELD, noJavaScriptAddress } from './no-javascript-address';
import type { FlashMessage, NoJavaScriptForm, PostedFields } from './no-javascript-form';
import type { NoJavaScriptStore } from './no-javascript-store';

export interface Post {
  id: string;
  form: NoJavaScriptForm;
  store: NoJavaScriptStore;
  request: Request;
  fields: PostedFields;
}

function withKey(address: string, name: 'answers' | 'sent', key: string): string {
  const url = new URL(address, 'http://portal.invalid');
  url.searchParams.set(name, key);
  return `${url.pathname}${url.search}${url.hash}`;
}

async function redirect(
  { id, form, request, fields }: Post,
  name: 'answers' | 'sent',
  result: Pick<FlashMessage, 'errors' | 'code' | 'message' | 'response'>,
  cookies: readonly string[] = [],
): Promise<Response> {
  const texts = [...fields.texts].filter(([field]) => field !== CODE_FIELD && field !== BACK_FIELD);
  const { key, cookie } = await keepFlashMessage({ form: id, texts, ...result }, request.headers);
  const below = `/${fields.locale}${name === 'sent' ? form.done(fields, result.response) : form.page(fields)}`;
  const address = form.show ? noJavaScriptAddress(id, fields.locale) : below;
  return seeOther(withKey(address, name, key), [cookie, ...cookies]);
}

export function redirectBack(
  post: Post,
  why: Pick<FlashMessage, 'errors' | 'code' | 'message'>,
): Promise<Response> {
  return redirect(post, 'answers', why);
}

export function redirectOn(post: Post, response: unknown, cookies: readonly string[]): Promise<Response> {
  return redirect(post, 'sent', { errors: {}, response }, cookies);
}
