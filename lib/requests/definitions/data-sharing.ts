import type { FormDefinition } from '@/lib/forms/form-definition';

/** A body asks the ministry to share data with it. */
export const dataSharingForm = {
  id: 'data-sharing',
  route: 'dataSharing',
  namespace: 'dataSharing.form',
  endpoint: {
    id: 'addDataSharingRequest',
    method: 'POST',
    path: 'DataSharing/AddRequest',
    token: 'context',
    access: 'anyone',
    action: 'data_sharing',
    body: 'json',
    limit: 'form',
  },
  summary: 'A body asks for data to be shared with it',
  life: 'request',
  retentionDays: 1095,
  sections: [
    {
      key: 'entity',
      fields: [
        {
          name: 'entityName',
          kind: 'text',
          required: true,
          maxLength: 150,
          pattern: 'name',
          autoComplete: 'organization',
        },
        {
          name: 'entityType',
          kind: 'radio',
          required: true,
          options: { keys: ['government', 'private', 'nonProfit', 'academic'] },
        },
        {
          name: 'commercialRegistration',
          kind: 'digits',
          required: true,
          hint: true,
          minLength: 10,
          maxLength: 10,
          shownWhen: { field: 'entityType', is: ['private'] },
        },
      ],
    },
    {
      key: 'officer',
      fields: [
        {
          name: 'fullName',
          kind: 'text',
          required: true,
          maxLength: 100,
          pattern: 'name',
          autoComplete: 'name',
        },
        {
          name: 'jobTitle',
          kind: 'text',
          required: true,
          maxLength: 100,
          autoComplete: 'organization-title',
        },
        { name: 'email', kind: 'email', required: true, hint: true, autoComplete: 'email', contact: 'email' },
        {
          name: 'mobile',
          kind: 'saudiMobile',
          required: true,
          hint: true,
          autoComplete: 'tel-national',
          contact: 'mobile',
        },
      ],
    },
    {
      key: 'data',
      fields: [
        {
          name: 'dataDescription',
          kind: 'textarea',
          required: true,
          minLength: 20,
          maxLength: 2000,
          hint: true,
        },
        { name: 'purpose', kind: 'textarea', required: true, minLength: 20, maxLength: 2000, hint: true },
        {
          name: 'legalBasis',
          kind: 'select',
          required: true,
          options: { keys: ['law', 'agreement', 'consent', 'publicInterest'] },
        },
        { name: 'startDate', kind: 'date', required: true, min: 'today', hint: true },
        {
          name: 'frequency',
          kind: 'radio',
          required: true,
          options: { keys: ['once', 'periodic', 'continuous'] },
        },
        { name: 'personalData', kind: 'radio', required: true, hint: true, options: { keys: ['yes', 'no'] } },
        { name: 'undertaking', kind: 'checkbox', required: true },
      ],
    },
  ],
  next: ['review', 'agreement', 'sharing'],
} as const satisfies FormDefinition;
