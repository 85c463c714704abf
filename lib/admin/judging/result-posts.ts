import 'server-only';
import type {
  NoJavaScriptForm,
  PostedBody,
  PostedFields,
} from '@/lib/forms/no-javascript/no-javascript-form';
import { readGregorianDay, readNumber, readTarget } from '@/lib/forms/no-javascript/read-posted';
import { DESK_CERTIFICATE_ENDPOINTS } from './certificate-desk-endpoints';
import { CORRECTION_ENDPOINTS } from './correction-endpoints';
import { DECISION_ENDPOINTS } from './decision-endpoints';
import { LETTER_ENDPOINTS } from './letter-endpoints';
import { RANKING_ENDPOINTS } from './ranking-endpoints';

const judgingPage = () => '/desk/judging';
const lettersPage = () => '/desk/letters';
const decisionPage = ({ texts }: PostedFields) =>
  `/desk/judging/${(texts.get('id') ?? '').replace(/[^\da-f-]/gi, '')}`;

const certificatePage = ({ texts }: PostedFields) =>
  `/desk/letters?certificate=${(texts.get('certificate') ?? '').replace(/[^\da-f]/g, '')}`;

/** A step of the ranking in the version that its reader has seen. */
const readStep = ({ texts }: PostedFields): PostedBody => ({
  body: { version: Number(texts.get('version')), to: texts.get('to') ?? '' },
});

const readCommittee = ({ texts }: PostedFields): PostedBody => ({
  body: {
    version: Number(texts.get('version')),
    members: (texts.get('members') ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  },
});

const readOutcome = (fields: PostedFields) => ({
  ...readTarget(fields),
  outcome: fields.texts.get('outcome') ?? '',
  prize: fields.texts.get('prize') || null,
  reason: fields.texts.get('reason') ?? '',
});

const readCorrection = (fields: PostedFields): PostedBody => ({ body: readOutcome(fields) });

function readDecision(fields: PostedFields): PostedBody {
  const { texts } = fields;
  return {
    body: {
      ...readOutcome(fields),
      present: texts.getAll('present'),
      recused: texts.getAll('recused'),
      inFavour: readNumber(texts.get('inFavour')),
      against: readNumber(texts.get('against')),
      abstained: readNumber(texts.get('abstained')),
    },
  };
}

function readPlan({ texts }: PostedFields): PostedBody {
  const release = { day: readGregorianDay('day', texts), hour: Number(texts.get('hour')) };
  return {
    body: {
      version: Number(texts.get('version')),
      release: texts.get('to') === 'planned' ? release : null,
    },
  };
}

/** The forms of ranking, decisions and letters, as plain posts. */
export const RESULT_NO_JAVASCRIPT_FORMS: Readonly<Record<string, NoJavaScriptForm>> = {
  'ranking-freeze': {
    endpoint: RANKING_ENDPOINTS.freezeRanking,
    read: readStep,
    page: judgingPage,
    done: judgingPage,
  },
  'award-committee': {
    endpoint: DECISION_ENDPOINTS.saveCommittee,
    read: readCommittee,
    page: judgingPage,
    done: judgingPage,
  },
  'award-decision': {
    endpoint: DECISION_ENDPOINTS.saveDecision,
    read: readDecision,
    page: decisionPage,
    done: decisionPage,
  },
  'correction-propose': {
    endpoint: CORRECTION_ENDPOINTS.proposeCorrection,
    read: readCorrection,
    page: decisionPage,
    done: decisionPage,
  },
  'correction-confirm': {
    endpoint: CORRECTION_ENDPOINTS.confirmCorrection,
    read: (fields) => ({ body: { ...readTarget(fields), to: fields.texts.get('to') ?? '' } }),
    page: decisionPage,
    done: decisionPage,
  },
  'decisions-propose': {
    endpoint: DECISION_ENDPOINTS.proposeDecisions,
    read: readStep,
    page: judgingPage,
    done: judgingPage,
  },
  'decisions-confirm': {
    endpoint: DECISION_ENDPOINTS.confirmDecisions,
    read: readStep,
    page: judgingPage,
    done: judgingPage,
  },
  'release-plan': {
    endpoint: LETTER_ENDPOINTS.planRelease,
    read: readPlan,
    page: lettersPage,
    done: lettersPage,
  },
  'letters-approve': {
    endpoint: LETTER_ENDPOINTS.approveLetters,
    read: readStep,
    page: lettersPage,
    done: lettersPage,
  },
  'certificate-revoke': {
    endpoint: DESK_CERTIFICATE_ENDPOINTS.revokeCertificate,
    read: ({ texts }) => ({
      body: { certificate: texts.get('certificate') ?? '', reason: texts.get('reason') ?? '' },
    }),
    page: certificatePage,
    done: certificatePage,
  },
  'certificate-issue': {
    endpoint: DESK_CERTIFICATE_ENDPOINTS.issueCertificate,
    read: ({ texts }) => ({ body: { certificate: texts.get('certificate') ?? '' } }),
    page: certificatePage,
    done: lettersPage,
  },
};
