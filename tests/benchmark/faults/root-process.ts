/** Starts an external API on the data folder in `DATA_DIR`, and prints the settings for a portal. */
import { ExternalApi } from '../../support/api/external-api';

void new ExternalApi().start().then((settings) => console.log(JSON.stringify(settings)));
