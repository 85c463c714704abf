/** Headers between the browser, the gateway and the API. The gateway strips what is internal. */
export const CLIENT_IP_HEADER = 'X-Client-IP';
/** Tells the gateway to attach the token of the sign-on, whatever the endpoint table says (CALL-04). */
export const FORCE_CONTEXT_HEADER = 'X-Force-Context-Token';
/** Carries the bot-check code of POST and PUT. */
export const SEC_CODE_HEADER = 'SecCode';
/** Names one submission of a form: sent again under the same name it is the same request. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** The caller's address as the front server saw it; only that server may set it (CALL-16). */
export const PEER_HEADER = 'x-portal-peer';
/** Names the request in the log; taken from a proxy in front or made, answered, and told to an external root. */
export const REQUEST_ID_HEADER = 'x-request-id';
/** How long a request waits for a token that someone else may be fetching (CALL-03). */
export const TOKEN_WAIT_MS = 100;
