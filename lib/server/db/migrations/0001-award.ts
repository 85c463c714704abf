import 'server-only';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function createSettings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('award_setting')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('award_window')
    .addColumn('kind', 'text', (column) => column.primaryKey())
    .addColumn('duration_from', 'text')
    .addColumn('duration_to', 'text')
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
}

async function createRequests(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('scholarship_request')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_sub', 'text', (column) => column.notNull().unique())
    .addColumn('reference_number', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('date_of_birth', 'text', (column) => column.notNull())
    .addColumn('gender', 'integer', (column) => column.notNull())
    .addColumn('scholarship_file_number', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('saudi_mobile', 'text', (column) => column.notNull())
    .addColumn('mobile', 'text', (column) => column.notNull())
    .addColumn('scholarship_country_id', 'integer', (column) => column.notNull())
    .addColumn('scholarship_university_name', 'text', (column) => column.notNull())
    .addColumn('scholarship_city', 'text', (column) => column.notNull())
    .addColumn('academic_level', 'integer', (column) => column.notNull())
    .addColumn('scholarship_specialization', 'text', (column) => column.notNull())
    .addColumn('current_educational_level', 'integer', (column) => column.notNull())
    .addColumn('expected_graduation_date', 'text', (column) => column.notNull())
    .addColumn('research_title', 'text', (column) => column.notNull())
    .addColumn('research_type', 'integer', (column) => column.notNull())
    .addColumn('participant_name', 'text', (column) => column.notNull())
    .addColumn('participant_information', 'text', (column) => column.notNull())
    .addColumn('participant_category', 'integer')
    .addColumn('research_field_id', 'integer', (column) => column.notNull())
    .addColumn('research_summary', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('scholarship_request_by_status')
    .on('scholarship_request')
    .columns(['status', 'updated_at'])
    .execute();
}

async function createSubmissions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('submission')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('request_id', 'text', (column) =>
      column.notNull().unique().references('scholarship_request.id').onDelete('cascade'),
    )
    .addColumn('verified_correct_information', 'integer', (column) => column.notNull())
    .addColumn('verified_terms_and_conditions', 'integer', (column) => column.notNull())
    .addColumn('verified_original_research', 'integer', (column) => column.notNull())
    .addColumn('verified_publish_and_development', 'integer', (column) => column.notNull())
    .addColumn('verified_scholarship_participation', 'integer', (column) => column.notNull())
    .addColumn('text_version', 'text', (column) => column.notNull())
    .addColumn('text_language', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('submission_file')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) =>
      column.notNull().references('submission.id').onDelete('cascade'),
    )
    .addColumn('type', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('storage_key', 'text', (column) => column.notNull().unique())
    .addUniqueConstraint('submission_file_place', ['submission_id', 'type', 'position'])
    .execute();
}

async function createEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('event')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('entity_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('event_by_entity').on('event').columns(['entity', 'entity_id']).execute();
}

export const award: Migration = {
  async up(db) {
    await createSettings(db);
    await createRequests(db);
    await createSubmissions(db);
    await createEvents(db);
  },
};
