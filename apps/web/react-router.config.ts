import type { Config } from '@react-router/dev/config';

// All routes together weigh less than asking for those in sight, three times on the first page alone.
export default { ssr: true, appDirectory: 'src', routeDiscovery: { mode: 'initial' } } satisfies Config;
