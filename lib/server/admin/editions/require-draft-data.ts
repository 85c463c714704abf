import 'server-only';
import type { z } from 'zod';
import { ATTACHE_CONTROL } from '@/lib/admin/editions/edition-controls';
import type { saveEditionBody } from '@/lib/admin/editions/edition-desk-schemas';
import type { EditionData } from '@/lib/award/definition/edition';
import { RequestError } from '@/lib/server/http/errors';

/** @throws RequestError 422 for an unknown category, and for a second prize of the same place and category */
export function requirePrizes(
  { categories }: EditionData,
  prizes: z.infer<typeof saveEditionBody>['prizes'],
): void {
  const seen = new Set<string>();
  for (const [index, { place, category, amount }] of prizes.entries()) {
    const name = `${category ?? ''} ${place}`;
    const isKnown = category === null || categories.some(({ id }) => id === category);
    const code = isKnown ? 'pattern' : 'choice';
    if (amount !== null && (!isKnown || seen.has(name)))
      throw new RequestError(422, 'validation', { fields: { [`prizes.${index}.category`]: code } });
    if (amount !== null) seen.add(name);
  }
}

/** @throws RequestError 422 for an attaché that the edition does not have */
export function requireAttaches(
  { attaches }: EditionData,
  { attaches: chosen = {}, added }: Pick<z.infer<typeof saveEditionBody>, 'attaches' | 'added'>,
): void {
  const named = {
    ...Object.fromEntries(Object.entries(chosen).map(([id, key]) => [ATTACHE_CONTROL(Number(id)), key])),
    ...(added?.countries ? { 'added.countries.attache': added.countries.attache } : {}),
  };
  const unknown = Object.entries(named).filter(([, key]) => !attaches.includes(key));
  if (unknown.length > 0)
    throw new RequestError(422, 'validation', {
      fields: Object.fromEntries(unknown.map(([name]) => [name, 'choice'])),
    });
}
