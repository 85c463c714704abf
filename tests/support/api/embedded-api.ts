import { provideEmbeddedApi } from '@/lib/provide-embedded-api';

// As the portal does when it starts; after the test's own folder has been named.
provideEmbeddedApi();

// Refusals are written a second later, when the modules of a finished test file are gone.
afterAll(() => (globalThis as { waitingRefusals?: Map<string, unknown> }).waitingRefusals?.clear());
