/** Version of the messages (LANG-12). */
export const MESSAGES_VERSION = '1.8.5';
