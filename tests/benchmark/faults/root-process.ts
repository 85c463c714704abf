/** An external API in a process and data folder (`DATA_DIR`) of its own; prints the settings for a portal. */
import { ExternalApi } from '../../support/api/external-api';

void new ExternalApi().start().then((settings) => console.log(JSON.stringify(settings)));
