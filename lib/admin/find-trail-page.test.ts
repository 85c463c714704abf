/** Requirements: ADMIN-35 */
import { findTrailPage } from './find-trail-page';

test.each([
  ['publication', 'season-plan', '/desk/publications/season-plan'],
  ['image', '0190', '/desk/images/0190'],
  ['staff', 'person:1', '/desk/staff#person:1'],
  ['choice_list', 'contactTopics/complaint', '/desk/lists?list=contactTopics#choice-complaint'],
  ['season', '1448/dates', '/desk/season'],
  ['office', 'calendar', '/desk/office'],
  ['service_request', '0191', '/desk/requests/0191'],
  ['meta_override', 'haj/fr', '/desk/meta?route=haj&language=fr'],
  ['session', 'person:1', null],
])('an entry about %s leads to its page', (entity, entityId, path) => {
  expect(findTrailPage({ entity, entityId, entityLabel: 'Known' })).toBe(path);
});

test.each(['image', 'staff', 'service_request'])(
  'an entry about %s that is gone or hidden has no link',
  (entity) => {
    expect(findTrailPage({ entity, entityId: 'x', entityLabel: null })).toBeNull();
  },
);
