import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '@/lib/database/postgres';

const SCALE = ['veryGood', 'good', 'fair', 'poor', 'veryPoor'];

/** The options of the first version, which is in the code; an empty choice means a text. */
const FIRST_VERSION: Readonly<Record<string, readonly string[]>> = {
  operatorKind: ['hajjInside', 'hajjAbroad', 'umrah', 'transport', 'housing', 'catering'],
  licensing: SCALE,
  platforms: SCALE,
  support: SCALE,
  guidance: SCALE,
  supervision: SCALE,
  obstacles: ['time', 'requirements', 'technical', 'communication', 'fees'],
  suggestion: [''],
};

const FIRST_OPTIONS = sql.raw(
  Object.entries(FIRST_VERSION)
    .flatMap(([question, choices]) => choices.map((choice) => `('${question}', '${choice}')`))
    .join(', '),
);

const DIALECTS = {
  sqlite: {
    version: sql`json_extract(r.data, '$.surveyVersion')`,
    operatorKind: sql`json_extract(r.data, '$.operatorKind')`,
    place: sql`lower(hex(randomblob(16)))`,
    given: sql`json_extract(r.data, '$."' || o.question || '"')`,
    isList: sql`json_type(r.data, '$."' || o.question || '"') = 'array'`,
    isListed: sql`exists (
      select 1 from json_each(r.data, '$."' || o.question || '"') ticked where ticked.value = o.choice
    )`,
  },
  postgres: {
    version: sql`cast(r.data::json ->> 'surveyVersion' as integer)`,
    operatorKind: sql`r.data::json ->> 'operatorKind'`,
    place: sql`cast(gen_random_uuid() as text)`,
    given: sql`r.data::json ->> o.question`,
    isList: sql`json_typeof(r.data::json -> o.question) = 'array'`,
    isListed: sql`exists (
      select 1 from json_array_elements_text(r.data::json -> o.question) ticked where ticked = o.choice
    )`,
  },
};

/** A row for each ticked choice and each text of the survey's answers. */
function copyAnswers(db: Kysely<unknown>) {
  const { version, operatorKind, place, given, isList, isListed } =
    DIALECTS[isPostgres(db) ? 'postgres' : 'sqlite'];
  return sql`
    insert into survey_answer
      (request_id, version, question, choice, operator_kind, locale, created_at, place)
    select r.id, o.version, o.question, o.choice, coalesce(${operatorKind}, ''), r.locale, r.created_at, ${place}
    from service_request r join (
      select version, question, choice from survey_option
      union all select 1, column1, column2 from (values ${FIRST_OPTIONS}) as firsts
    ) o on o.version = coalesce(${version}, 1)
    where r.form = 'operator-survey' and case
      when o.choice = '' then trim(coalesce(${given}, '')) <> ''
      when ${isList} then ${isListed}
      else coalesce(${given}, '') = o.choice
    end
  `;
}

/** A trigger, so that the answers which the previous build stores are counted too. */
async function countNewAnswers(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) {
    await sql`
      create trigger service_request_counts_survey after insert on service_request
      when new.form = 'operator-survey' begin ${copyAnswers(db)} and r.id = new.id; end
    `.execute(db);
    return;
  }
  await sql`
    create function service_request_counts_survey() returns trigger language plpgsql as $$
      begin
        ${copyAnswers(db)} and r.id in (select id from added where form = 'operator-survey');
        return null;
      end
    $$
  `.execute(db);
  await sql`
    create trigger service_request_counts_survey after insert on service_request
    referencing new table as added for each statement execute function service_request_counts_survey()
  `.execute(db);
}

const COUNT_COLUMNS = sql.raw('version, month, question, choice, operator_kind, locale');

/** The sums of the rows that a statement of PostgreSQL has added or deleted. */
const sumOf = (rows: 'added' | 'removed') =>
  sql.raw(
    `
  select r.version, MONTH as month, r.question, r.choice, r.operator_kind, r.locale, count(*) as total
  from ${rows} r where r.choice <> '' group by 1, 2, 3, 4, 5, 6
`.replace('MONTH', `to_char(cast(r.created_at as timestamptz) at time zone 'Asia/Riyadh', 'YYYY-MM')`),
  );

/** One update of each sum for a statement: PostgreSQL keeps every version of a row until a transaction ends. */
async function addUpInPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function survey_answer_is_added() returns trigger language plpgsql as $$
      begin
        insert into survey_count (${COUNT_COLUMNS}, total) ${sumOf('added')}
        on conflict (${COUNT_COLUMNS}) do update set total = survey_count.total + excluded.total;
        return null;
      end
    $$
  `.execute(db);
  await sql`
    create trigger survey_answer_is_added after insert on survey_answer
    referencing new table as added for each statement execute function survey_answer_is_added()
  `.execute(db);
  await sql`
    create function survey_answer_is_subtracted() returns trigger language plpgsql as $$
      begin
        update survey_count set total = survey_count.total - gone.total
        from (${sumOf('removed')}) gone
        where survey_count.version = gone.version and survey_count.month = gone.month
          and survey_count.question = gone.question and survey_count.choice = gone.choice
          and survey_count.operator_kind = gone.operator_kind and survey_count.locale = gone.locale;
        return null;
      end
    $$
  `.execute(db);
  await sql`
    create trigger survey_answer_is_subtracted after delete on survey_answer
    referencing old table as removed for each statement execute function survey_answer_is_subtracted()
  `.execute(db);
}

const monthOf = (row: 'new' | 'old') => sql.raw(`strftime('%Y-%m', ${row}.created_at, '+3 hours')`);

/** Adds each counted row to its month in Riyadh, and subtracts those that are deleted with their requests. */
async function addUp(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) return addUpInPostgres(db);
  await sql`
    create trigger survey_answer_is_added after insert on survey_answer when new.choice <> '' begin
      insert into survey_count (${COUNT_COLUMNS}, total)
      values (new.version, ${monthOf('new')}, new.question, new.choice, new.operator_kind, new.locale, 1)
      on conflict (${COUNT_COLUMNS}) do update set total = survey_count.total + 1;
    end
  `.execute(db);
  await sql`
    create trigger survey_answer_is_subtracted after delete on survey_answer begin
      update survey_count set total = total - 1
      where version = old.version and month = ${monthOf('old')} and question = old.question
        and choice = old.choice and operator_kind = old.operator_kind and locale = old.locale;
    end
  `.execute(db);
}

/** A published version invalidates the cache tag of the pages with the survey. */
async function watchVersions(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) {
    await sql`
      create function survey_version_moves_tags() returns trigger language plpgsql as $$
        begin
          perform move_cache_tags(array['survey']);
          return null;
        end
      $$
    `.execute(db);
    await sql`
      create trigger survey_version_moves_tags after update of published_at on survey_version
      for each row when (new.published_at is not null) execute function survey_version_moves_tags()
    `.execute(db);
    return;
  }
  await sql`
    create trigger survey_version_moves_tags after update of published_at on survey_version
    when new.published_at is not null begin
      insert into cache_tag (tag, version)
      values ('survey', (select coalesce(max(version), 0) + 1 from cache_tag))
      on conflict (tag) do update set version = excluded.version;
    end
  `.execute(db);
}

/**
 * Versions of the questions of the operators' survey, the options that each has, the answers as rows, and their counts,
 * because counting 40,000 answers takes longer than a page may. The first version is in the code.
 */
export const surveyVersions: Migration = {
  async up(db) {
    await db.schema
      .createTable('survey_version')
      .addColumn('version', 'integer', (column) => column.primaryKey())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('questions', 'text', (column) => column.notNull())
      .addColumn('published_at', 'text')
      .execute();
    await db.schema
      .createTable('survey_option')
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('question', 'text', (column) => column.notNull())
      .addColumn('choice', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('survey_option_once', ['version', 'question', 'choice'])
      .execute();
    await db.schema
      .createTable('survey_answer')
      .addColumn('request_id', 'text', (column) =>
        column.notNull().references('service_request.id').onDelete('cascade'),
      )
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('question', 'text', (column) => column.notNull())
      .addColumn('choice', 'text', (column) => column.notNull())
      .addColumn('operator_kind', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('place', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('survey_answer_once', ['request_id', 'question', 'choice'])
      .execute();
    await sql`create index survey_answer_texts on survey_answer (version, place) where choice = ''`.execute(
      db,
    );
    await db.schema
      .createTable('survey_count')
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('month', 'text', (column) => column.notNull())
      .addColumn('question', 'text', (column) => column.notNull())
      .addColumn('choice', 'text', (column) => column.notNull())
      .addColumn('operator_kind', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('total', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('survey_count_once', [
        'version',
        'month',
        'question',
        'choice',
        'operator_kind',
        'locale',
      ])
      .execute();
    await addUp(db);
    await countNewAnswers(db);
    await watchVersions(db);
    await copyAnswers(db).execute(db);
  },
};
