import type { RouteKey } from '@/lib/routing/table';
import type { Block, BlockOf, Section } from './blocks';
import type { SeasonFactKey } from './season-facts/definitions';

/** A part of a page; its heading is the message `<id>.title`, its anchor the id. */
export const section = (id: string, ...blocks: Block[]): Section => ({ id, blocks });

export const paragraphs = (...keys: string[]): Block => ({ kind: 'paragraphs', keys });

type ItemKind = 'list' | 'steps' | 'questions' | 'timeline';
const writeItems =
  <Kind extends ItemKind>(kind: Kind) =>
  (at: string, items: readonly string[]) => ({ kind, at, items });

export const list = writeItems('list');
export const steps = writeItems('steps');
export const questions = writeItems('questions');
export const timeline = writeItems('timeline');

/** Supplications, in the order of the journey. */
export const supplications = (...items: BlockOf<'supplications'>['items']): Block => ({
  kind: 'supplications',
  at: '',
  items,
});

export const cards = (at: string, keys: readonly string[]): Block => ({
  kind: 'cards',
  at,
  items: keys.map((key) => ({ key })),
});

/** Cards that link to the page of their key. */
export const links = (at: string, routes: Readonly<Record<string, RouteKey>>): Block => ({
  kind: 'cards',
  at,
  items: Object.entries(routes).map(([key, route]) => ({ key, route })),
});

export const table = (at: string, columns: readonly string[], rows: readonly string[]): Block => ({
  kind: 'table',
  at,
  columns,
  rows,
});

/** What has been announced for the coming season; nothing before. */
export const seasonFacts = (at: string, ...facts: SeasonFactKey[]): Block => ({
  kind: 'seasonFacts',
  at,
  facts,
});

export const notice = (at: string, tone: BlockOf<'notice'>['tone']): Block => ({ kind: 'notice', at, tone });

/** The section of a page with a checklist; the browser stores the ticks under `store`. */
export const checklist = (store: string, groups: BlockOf<'checklist'>['groups']): Section =>
  section('checklist', paragraphs('checklist.intro'), {
    kind: 'checklist',
    at: 'checklist.groups',
    store,
    groups,
  });
