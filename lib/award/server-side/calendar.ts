import 'server-only';
import ical, { ICalCalendarMethod, type ICalEventData } from 'ical-generator';
import { ApiFailure } from '@/lib/api/api-failure';
import { WINDOW_PHASES } from '@/lib/award/definition/edition';
import type { Edition } from '@/lib/award/edition-with-texts';
import { describeTimeline, type TimelineEntry } from '@/lib/award/rules/timeline';
import { parseWindow } from '@/lib/award/rules/windows';
import type { AwardConfiguration } from '@/lib/award/schemas';
import { now } from '@/lib/env/clock';
import { toDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { getAddress, getSiteOrigin } from '@/lib/routing/site-address';
import { findEdition } from './edition-queries';
import { findAwardConfiguration } from './queries';

const DAY_MS = 86_400_000;
/** Sequence numbers are seconds after this moment, so that they fit into 32 bits and grow with each change. */
const EPOCH = Date.parse('2025-01-01T00:00:00Z');
const FILE = /^award-(\d{4})\.ics$/;

/** A day as a date value of a calendar file. */
const atMidnight = (day: string) => new Date(`${day}T00:00:00Z`);

/**
 * When a phase takes place: for the phase of a form the moments at which it opens and closes, in UTC, because people
 * abroad send it; for any other the days, in no time zone. The end is exclusive. Null for a phase without days.
 */
function findSpan({ phase, days }: TimelineEntry, configuration: AwardConfiguration | null) {
  if (!days) return null;
  const form = (['register', 'submit'] as const).find((name) => WINDOW_PHASES[name] === phase.key);
  if (!form) {
    const end = new Date(atMidnight(toDay(days.to)).getTime() + DAY_MS);
    return { start: atMidnight(toDay(days.from)), end, allDay: true };
  }
  const window = configuration?.[form];
  const isSet = window && !window.isDefault;
  const span = parseWindow(isSet ? window : { durationFrom: phase.from, durationTo: phase.to });
  return span && { start: new Date(span.from), end: new Date(span.to + 1), allDay: false };
}

async function buildCalendar(edition: Edition, locale: Locale): Promise<string> {
  const t = await loadTranslator(locale, 'award');
  const configuration = edition.state === 'inForce' ? await findAwardConfiguration(locale) : null;
  const changedAt = new Date(edition.changedAt ?? EPOCH);
  const origin = getSiteOrigin();
  const path = edition.state === 'inForce' ? '/Researchers' : `/Researchers/editions/${edition.year}`;
  const title = `${t('name')} · ${edition.year}`;
  const events = describeTimeline(edition.phases, configuration, now()).flatMap((entry): ICalEventData[] => {
    const span = findSpan(entry, configuration);
    const { key } = entry.phase;
    if (!span) return [];
    return [
      {
        ...span,
        id: `award-${edition.year}-${key}@${new URL(origin).hostname}`,
        sequence: Math.floor((changedAt.getTime() - EPOCH) / 1000),
        stamp: changedAt,
        lastModified: changedAt,
        summary: `${t(`timeline.phases.${key}.title`)} · ${title}`,
        description: edition.text(`timeline.phases.${key}.text`),
        url: `${origin}${getAddress(locale, path)}#timeline`,
      },
    ];
  });
  return ical({
    name: title,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: new URL(origin).hostname, product: 'award', language: locale.toUpperCase() },
    events,
  }).toString();
}

/**
 * The phases of an edition as an iCalendar file (RFC 5545), in one language.
 * @param file its name in the address
 * @returns null if there is no such file; 503 while the edition cannot be read
 */
export async function serveCalendar(locale: Locale, file: string): Promise<Response | null> {
  const year = FILE.exec(file)?.[1];
  if (!year) return null;
  try {
    const edition = await findEdition(locale, year);
    if (!edition) return null;
    return new Response(await buildCalendar(edition, locale), {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="${file}"`,
        'Content-Language': locale,
        'Cache-Control': 'public, max-age=60',
      },
    });
  } catch (error) {
    if (error instanceof ApiFailure)
      return new Response(null, { status: 503, headers: { 'Retry-After': '30' } });
    throw error;
  }
}
