/** What suppliers do; each has a name in `suppliers.form.options.activity`. */
export const ACTIVITIES = [
  'catering',
  'transport',
  'lodging',
  'cleaning',
  'technology',
  'health',
  'events',
  'other',
] as const;
