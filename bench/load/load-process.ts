import { drive } from './drive.ts';
import type { LoadJob } from './load.ts';

/** Load generator process, separate so that the bench's own work is not measured. */
process.on('message', (job: LoadJob) => {
  drive(job).then(
    (result) => process.send?.(result),
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});
