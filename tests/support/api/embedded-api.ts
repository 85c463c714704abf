import { provideEmbeddedApi } from '@/lib/embedded';

// As the portal does when it starts; after the test's own folder has been named.
provideEmbeddedApi();
