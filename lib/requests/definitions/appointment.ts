import { postByPerson } from '@/lib/api/contract/endpoint-rows';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import { EMAIL, FULL_NAME, MOBILE } from '@/lib/forms/definition/known-fields';
import { APPOINTMENT_ENDPOINTS } from '@/lib/requests/appointment-endpoints';

/** A signed-in person asks for an appointment with the minister's office (SERVICE-08). */
export const appointmentForm = {
  id: 'appointment',
  route: 'appointment',
  namespace: 'appointments.form',
  endpoint: {
    id: 'createAppointment',
    ...postByPerson('MinsterAppointment/Create', 'appointment'),
    limit: 'form',
  },
  summary: 'A signed-in person asks for an appointment',
  signIn: 'appointment',
  workflow: 'appointment',
  retentionDays: 365,
  sections: [
    {
      key: 'appointment',
      fields: [
        {
          name: 'topic',
          kind: 'select',
          required: true,
          options: { endpoint: APPOINTMENT_ENDPOINTS.listAppointmentTopics, list: 'appointmentTopics' },
        },
        { name: 'purpose', kind: 'textarea', required: true, minLength: 20, maxLength: 1000, hint: true },
        { name: 'preferredDate', kind: 'date', required: true, min: 'today', hint: true },
        { name: 'preferredPeriod', kind: 'radio', required: true, options: { keys: ['morning', 'noon'] } },
        { name: 'channel', kind: 'radio', required: true, options: { keys: ['inPerson', 'remote'] } },
      ],
    },
    { key: 'person', fields: [FULL_NAME, MOBILE, { ...EMAIL, required: false }] },
  ],
  next: ['study', 'confirm', 'change'],
} as const satisfies FormDefinition;
