/** Headers between the browser, the gateway and the API. The gateway strips the internal ones. */
export const CLIENT_IP_HEADER = 'X-Client-IP';
/** Makes the gateway attach the sign-on token regardless of the endpoint table (CALL-04). */
export const FORCE_CONTEXT_HEADER = 'X-Force-Context-Token';
export const SEC_CODE_HEADER = 'SecCode';
/** Identifies one submission of a form: a repeated value marks a retry of the same request. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** The caller's address as seen by the front server, the only one that may set it (CALL-16). */
export const PEER_HEADER = 'x-portal-peer';
/** From a trusted proxy or generated, returned to the client, and sent to an external root. */
export const REQUEST_ID_HEADER = 'x-request-id';
/** How long a request waits for a token that another one may be fetching (CALL-03). */
export const TOKEN_WAIT_MS = 100;
