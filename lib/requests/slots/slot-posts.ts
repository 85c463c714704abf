import 'server-only';
import type {
  NoJavaScriptForm,
  PostedBody,
  PostedFields,
} from '@/lib/forms/no-javascript/no-javascript-form';
import { readGregorianDay, readNumber, readTarget, readText } from '@/lib/forms/no-javascript/read-posted';
import { toLatinDigits } from '@/lib/i18n/digits';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { requestPage } from '@/lib/requests/list-parameters';
import { SLOT_ENDPOINTS } from './endpoints';
import { readSlotValue, readTopic, TEXT_CONTROL } from './slot-controls';

const resourcesPage = () => '/desk/resources';

function readResource(fields: PostedFields): PostedBody {
  const { id, version } = readTarget(fields);
  const minutes = [...fields.texts].flatMap(([name, text]) => {
    const topic = readTopic(name);
    return topic === undefined ? [] : [[topic, readNumber(text)]];
  });
  const texts = LOCALE_CODES.map((locale) => [
    locale,
    {
      name: readText(fields, TEXT_CONTROL(locale, 'name')),
      place: readText(fields, TEXT_CONTROL(locale, 'place')),
    },
  ]);
  return {
    body: {
      ...(id === '' ? {} : { id, version }),
      kind: readText(fields, 'kind'),
      seats: readNumber(readText(fields, 'seats')),
      noticeHours: readNumber(readText(fields, 'noticeHours')),
      minutes: Object.fromEntries(minutes),
      rooms: fields.texts.getAll('rooms'),
      texts: Object.fromEntries(texts),
    },
  };
}

/** A time of day in any digits, also with one digit for the hour: "9:30". */
const readTime = (fields: PostedFields, name: string) =>
  toLatinDigits(readText(fields, name)).replace(/^(\d):/, '0$1:');

function readHours(fields: PostedFields): PostedBody {
  const lastDay = readGregorianDay('lastDay', fields.texts);
  return {
    body: {
      resource: readText(fields, 'resource'),
      weekdays: fields.texts.getAll('weekdays'),
      inRamadan: fields.texts.has('inRamadan'),
      opens: readTime(fields, 'opens'),
      closes: readTime(fields, 'closes'),
      firstDay: readGregorianDay('firstDay', fields.texts),
      ...(lastDay === '' ? {} : { lastDay }),
    },
  };
}

const readOffer = (fields: PostedFields): PostedBody => ({
  body: {
    ...readTarget(fields),
    slots: fields.texts.getAll('slots').map(readSlotValue),
    until: readGregorianDay('until', fields.texts),
  },
});

const ofResource = (
  endpoint: NoJavaScriptForm['endpoint'],
  read: NoJavaScriptForm['read'],
): NoJavaScriptForm => ({ endpoint, read, page: resourcesPage, done: resourcesPage });

/** Places, hours and offers of appointments, as plain posts. */
export const SLOT_NO_JAVASCRIPT_FORMS: Readonly<Record<string, NoJavaScriptForm>> = {
  'resource-save': ofResource(SLOT_ENDPOINTS.saveResource, readResource),
  'resource-end': ofResource(SLOT_ENDPOINTS.endResource, (fields) => ({ body: readTarget(fields) })),
  'hours-add': ofResource(SLOT_ENDPOINTS.addHours, readHours),
  'hours-end': ofResource(SLOT_ENDPOINTS.endHours, (fields) => ({ body: { id: readText(fields, 'id') } })),
  'slots-offer': {
    endpoint: SLOT_ENDPOINTS.offerSlots,
    read: readOffer,
    page: requestPage,
    done: requestPage,
  },
};
